import type { EvidenceRule } from '../pack/evidence-rule.ts';
import type { Control, Pack } from '../pack/pack.ts';

const CONCEPTS: Readonly<Record<string, readonly string[]>> = {
  retain: ['retain', 'keep', 'store', 'retention'],
  notify: ['notify', 'report', 'inform'],
  authority: ['supervisory|data authority', 'regulator'],
  encrypt: ['encrypt', 'encryption'],
  breach: ['personal data breach', 'data breach'],
  sell: ['sell', 'sale of'],
  definition: ['means', 'is defined as'],
  children: ['child', 'minor'],
  'notice-title': ['privacy notice'],
  'terms-title': ['terms of use'],
};

/** A control with one element, for tests that are about something else than the control. */
export function controlWith(
  evidence: readonly EvidenceRule[],
  more: Partial<Control> = {},
): Control {
  return {
    id: 'mini-one',
    citation: 'Mini 1',
    title: 'One thing',
    risk: 'HIGH',
    section: 'one',
    kinds: ['privacy-notice'],
    elements: [{ id: 'thing', requires: 'the thing', evidence }],
    why: 'It matters.',
    recommendation: 'State the thing.',
    needsDetails: [],
    clause: 'The thing is stated.',
    ...more,
  };
}

/** A small catalogue written for tests. */
export function miniPack(controls: readonly Control[], more: Partial<Pack> = {}): Pack {
  return {
    id: 'mini',
    name: 'Mini',
    version: '1',
    effective: '2026-01-01',
    reviewed: '2026-01-01',
    sources: [],
    concepts: Object.entries(CONCEPTS).map(([id, phrases]) => ({ id, phrases })),
    kinds: [
      {
        id: 'privacy-notice',
        name: 'privacy notice',
        title: ['notice-title'],
        body: ['retain'],
        policy: true,
      },
      { id: 'terms', name: 'terms of use', title: ['terms-title'], body: [], policy: false },
    ],
    sections: [
      { id: 'one', title: 'First part', concepts: ['retain'] },
      { id: 'two', title: 'Second part', concepts: ['breach'] },
    ],
    controls,
    ...more,
  };
}
