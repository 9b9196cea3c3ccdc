import type { Pack } from '@lintel/engine';
import { expect, test } from 'vitest';
import { type CaseFolder, type PackOnDisk, packFaults } from './pack-faults.ts';

const pack: Pack = {
  id: 'mini',
  name: 'Mini',
  version: '1',
  effective: '2026-01-01',
  reviewed: '2026-01-01',
  sources: [{ title: 'Rule book', url: 'https://example.org/' }],
  concepts: [{ id: 'backup', phrases: ['backup'] }],
  kinds: [{ id: 'policy', name: 'policy', title: ['backup'], body: [], policy: true }],
  sections: [{ id: 'main', title: 'Main', concepts: ['backup'] }],
  controls: [
    {
      id: 'mini-1',
      citation: 'Rule 1',
      title: 'Backups',
      risk: 'LOW',
      section: 'main',
      kinds: ['policy'],
      elements: [
        { id: 'are', requires: 'that there are backups', evidence: [{ all: ['backup'] }] },
      ],
      why: 'Things are lost.',
      recommendation: 'Say that there are backups.',
      needsDetails: [],
      clause: 'There are backups.',
    },
  ],
};
const met: CaseFolder = {
  controlId: 'mini-1',
  name: 'met.plain',
  policy: 'There are backups.',
  expected: '{ "status": "met" }',
};
const gap: CaseFolder = { ...met, name: 'gap.none', expected: '{ "status": "missing" }' };
const complete: PackOnDisk = { pack, cases: [met, gap], page: '| mini-1 | Backups |' };
const control = pack.controls[0] as Pack['controls'][number];

test('a complete pack has no faults', () => {
  expect(packFaults(complete)).toEqual([]);
});

test.each<[string, Partial<PackOnDisk>, string]>([
  ['a control without a met case', { cases: [gap] }, 'has no met.* case'],
  ['a control without a gap case', { cases: [met] }, 'has no gap.* case'],
  ['a control without a row', { page: 'mini-1 is mentioned outside a table' }, 'has no row'],
  [
    'a case of no control',
    { cases: [met, gap, { ...met, controlId: 'mini-2' }] },
    'no such control',
  ],
  ['a case without a text', { cases: [met, gap, { ...met, policy: ' ' }] }, 'has no policy.txt'],
  [
    'a case that contradicts its name',
    { cases: [met, { ...gap, expected: '{ "status": "met" }' }] },
    'is named gap and expects met',
  ],
  [
    'a case whose expectation is broken',
    { cases: [met, gap, { ...met, expected: '{' }] },
    'expected.json',
  ],
  ['a badly named case', { cases: [met, gap, { ...met, name: 'good.plain' }] }, 'is named neither'],
  [
    'a control without a citation',
    { pack: { ...pack, controls: [{ ...control, citation: '' }] } },
    'has no citation',
  ],
  [
    'a pack that does not survive JSON',
    { pack: { ...pack, effective: new Date(0) as unknown as string } },
    'is no plain value',
  ],
])('%s is a fault', (_, change, fault) => {
  expect(packFaults({ ...complete, ...change }).join('\n')).toContain(fault);
});

test('a pack without a page is a fault', () => {
  expect(packFaults({ pack, cases: [met, gap] })).toEqual(['docs/frameworks/mini.md is missing']);
});
