import { results } from '@lintel/contract';
import { audit, definePack, readDocument } from '@lintel/engine';
import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';
import { presentAudit } from './present-audit.ts';

test.each([
  ['no pages', [], 10, undefined],
  ['the first page', [0, 100], 0, 1],
  ['the last character of a page', [0, 100], 99, 1],
  ['the first character of the next', [0, 100], 100, 2],
  ['an empty page holds nothing', [0, 100, 100], 100, 3],
  ['text before the first offset', [5, 100], 2, 1],
])('%s', (_, pageStarts, offset, page) => {
  expect(pageAt(pageStarts, offset)).toBe(page);
});

const pack = definePack({
  id: 'tiny',
  name: 'Tiny',
  version: '2026.1',
  effective: '2026-01-01',
  reviewed: '2026-01-01',
  sources: [],
  concepts: [
    { id: 'policy', phrases: ['retention policy'] },
    { id: 'retention', phrases: ['retain|keep', 'retention'] },
    { id: 'backup', phrases: ['backup'] },
  ],
  kinds: [
    {
      id: 'retention-policy',
      name: 'retention policy',
      title: ['policy'],
      body: ['retention'],
      policy: true,
    },
  ],
  sections: [
    { id: 'retention', title: 'Retention', concepts: ['retention'] },
    { id: 'backup', title: 'Backup', concepts: ['backup'] },
  ],
  controls: ['retention', 'backup'].map((concept) => ({
    id: `tiny-${concept}`,
    citation: `Tiny ${concept}`,
    title: `About ${concept}`,
    risk: 'HIGH' as const,
    section: concept,
    kinds: ['retention-policy'],
    elements: [{ id: 'said', requires: `something on ${concept}`, evidence: [{ all: [concept] }] }],
    why: 'Because.',
    recommendation: `Speak of ${concept}.`,
    needsDetails: ['retentionPeriod' as const],
    clause: 'We keep a backup for {{retentionPeriod}} and retain it.',
  })),
});
const text = '# Retention policy\n\nThis is page one.\n\nWe must retain invoices for ten years.\n';
const pageStarts = [0, text.indexOf('We must')];

test('an audit is presented as the contract has it, with every quote in its place', () => {
  const presented = presentAudit({
    id: crypto.randomUUID(),
    framework: 'GDPR',
    analyzedAt: new Date('2026-11-21T08:00:00Z'),
    document: {
      id: crypto.randomUUID(),
      name: 'retention.pdf',
      sha256: 'ab'.repeat(32),
      pageStarts,
    },
    audit: audit({ document: readDocument(text), pack, scope: { coverage: 'document' } }),
  });
  // Nothing is lost on the way to the browser, and nothing is carried that the contract lacks.
  const { controls, riskItems } = results.parse(presented);
  const [met] = controls;
  expect(met).toMatchObject({ id: 'tiny-retention', status: 'met' });
  expect(met?.evidence.map(({ page }) => page)).toContain(2);
  for (const { quote, start, end } of [...controls, ...riskItems].flatMap((one) => one.evidence)) {
    expect(text.slice(start, end)).toBe(quote);
  }
  expect(riskItems.map(({ controlId }) => controlId)).toEqual(['tiny-backup']);
  expect(presented.riskItemsCount).toBe(1);
  expect(presented.analyzedAt).toBe('2026-11-21T08:00:00.000Z');
});
