import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-document.ts';
import { controlWith, miniPack } from '../test-data/mini-pack.ts';
import type { Answer, Audit, Scope } from './audit.ts';
import { audit } from './audit-document.ts';
import { concludeAudit } from './conclude-audit.ts';
import { examine } from './examine.ts';
import { planAudit } from './plan-audit.ts';

const RETENTION = controlWith([{ all: ['retain', '@duration'] }], {
  id: 'mini-retention',
  title: 'Retention',
});
const BREACH = controlWith([], {
  id: 'mini-breach',
  risk: 'MEDIUM',
  section: 'two',
  kinds: [],
  topics: ['breach'],
  elements: [
    { id: 'whom', requires: 'whom it tells', evidence: [{ all: ['notify', 'authority'] }] },
    { id: 'when', requires: 'within what time', evidence: [{ all: ['notify', '@duration'] }] },
  ],
});
const CHILDREN = controlWith([{ all: ['children', 'notify'] }], {
  id: 'mini-children',
  risk: 'LOW',
  onlyIf: ['children'],
});
const PACK = miniPack([RETENTION, BREACH, CHILDREN]);

const run = (text: string, scope: Scope = { coverage: 'full' }, fileName = ''): Audit =>
  audit({ document: readDocument(text), pack: PACK, scope, fileName });
const statuses = (result: Audit) =>
  Object.fromEntries(result.controls.map(({ id, status }) => [id, status]));

describe('verdicts', () => {
  it.each([
    ['We retain mail for two years.', { 'mini-retention': 'met', 'mini-breach': 'missing' }],
    [
      'We notify the regulator within 72 hours.',
      { 'mini-retention': 'missing', 'mini-breach': 'met' },
    ],
    ['We notify the regulator at once.', { 'mini-breach': 'partial' }],
    ['We do not notify the regulator.', { 'mini-breach': 'contradicted' }],
    ['A child plays.', { 'mini-children': 'missing' }],
    ['Nobody plays.', { 'mini-children': 'not_applicable' }],
  ])('%s', (text, expected) => expect(statuses(run(text))).toMatchObject(expected));
});

describe('the score', () => {
  it('adds up by hand', () => {
    // Retention (weight 3) met, breach (weight 2) half: 4 of 5.
    const { score, band, scoreBreakdown, findings } = run(
      'We retain mail for two years. We notify the regulator.',
    );
    expect(scoreBreakdown).toEqual({
      rows: [
        { controlId: 'mini-retention', weight: 3, credit: 1 },
        { controlId: 'mini-breach', weight: 2, credit: 0.5 },
      ],
      earned: 4,
      possible: 5,
      score: 80,
    });
    expect([score, band]).toEqual([80, 'Excellent']);
    expect(findings.map(({ controlId, gain }) => [controlId, gain])).toEqual([['mini-breach', 20]]);
  });

  it('rounds half up', () => {
    // 1 of 8 is 12.5.
    const controls = Array.from({ length: 8 }, (_, i) =>
      controlWith([{ all: [i === 0 ? 'retain' : 'encrypt'] }], { id: `mini-${i}`, risk: 'LOW' }),
    );
    const result = audit({
      document: readDocument('We retain.'),
      pack: miniPack(controls),
      scope: { coverage: 'full' },
    });
    expect(result.score).toBe(13);
  });
});

describe('scope', () => {
  const NOTICE = '# Privacy notice\n\nWe retain mail for two years.';
  it('asks a document only what is of its kind or its headings', () => {
    expect(statuses(run(NOTICE, { coverage: 'document' }))).toMatchObject({
      'mini-retention': 'met',
      'mini-breach': 'not_applicable',
    });
    const withSection = run(`${NOTICE}\n\n## Data breach\n\nWe act.`, { coverage: 'document' });
    expect(statuses(withSection)['mini-breach']).toBe('missing');
    expect(withSection.controls[1]?.applies).toBe('The document has a section “Data breach”');
  });

  it('leaves out what is excluded, and prints the reason', () => {
    const result = run(NOTICE, {
      coverage: 'full',
      exclusions: [{ controlId: 'mini-breach', reason: 'Kept elsewhere' }],
    });
    expect(result.controls[1]).toMatchObject({
      status: 'not_applicable',
      applies: 'Excluded: Kept elsewhere',
    });
    expect(result.score).toBe(100);
  });

  it('says of a file that is no such policy what it is, and scores nothing', () => {
    const result = run('# Terms of use\n\nWe retain the right to act.', { coverage: 'document' });
    expect(result).toMatchObject({
      score: null,
      band: null,
      findings: [],
      controls: [],
      offTarget: { kind: 'terms of use' },
    });
    expect(result.offTarget?.reasons[0]).toBe('Title “Terms of use” (¶ 1)');
    expect(run('# Terms of use\n\nWe retain the right to act.').score).not.toBeNull();
  });

  it('says of a text in another language that it is one', () => {
    const german =
      'Wir verarbeiten personenbezogene Daten nur auf rechtlicher Grundlage und löschen sie nach Ablauf der Frist. ';
    const result = run(`# Privacy notice\n\n${german.repeat(8)}`, { coverage: 'document' });
    expect(result).toMatchObject({
      score: null,
      offTarget: { kind: 'document in another language' },
    });
  });

  it('reads a title out of a table without its bars', () => {
    const { documentKind } = run('| Name | Privacy notice |\n| Owner | Ann |\n\nWe act.', {
      coverage: 'document',
    });
    expect(documentKind.reasons[0]).toBe('Title “Name Privacy notice” (¶ 1)');
  });

  it('takes the file name into account', () => {
    expect(
      run('Some words.', { coverage: 'document' }, 'Acme_PrivacyNotice-v2.docx').documentKind.id,
    ).toBe('privacy-notice');
  });
});

describe('witnesses', () => {
  const plan = planAudit({
    document: readDocument('We retain mail for two years.'),
    pack: PACK,
    scope: { coverage: 'full' },
  });
  const claim = (quote: string, start: number): Answer => ({
    controlId: 'mini-breach',
    elementId: 'whom',
    verdict: 'shown',
    quotes: [{ quote, start }],
    lookedAt: [],
  });
  it.each([
    ['a quote that is not there', claim('We notify the regulator.', 0)],
    ['a quote at another place', claim('retain mail', 4)],
    ['an empty quote', claim('', 0)],
  ])('%s proves nothing', (_, answer) => {
    const result = concludeAudit(plan, [...examine(plan), answer]);
    expect(statuses(result)['mini-breach']).toBe('missing');
  });
});

describe('missing sections and placeholders', () => {
  it('names a section of which nothing is there, and where it would stand', () => {
    const text =
      '# Privacy notice\n\n## Retention\n\nWe retain mail for two years.\n\n## Other\n\nText.';
    const { missingSections } = run(text);
    expect(missingSections).toEqual([
      {
        id: 'two',
        title: 'Second part',
        controlIds: ['mini-breach'],
        insertAt: text.indexOf('## Other'),
      },
    ]);
  });
  it('reports text still to be filled in as a finding of the document, without weight', () => {
    const { findings, summary, scoreBreakdown } = run(
      'We retain mail for two years. Owner: [insert name].',
    );
    expect(findings.at(-1)).toMatchObject({ kind: 'document', controlId: null, gain: 0 });
    expect(findings.at(-1)?.evidence[0]?.quote).toBe('Owner: [insert name].');
    expect(summary.MEDIUM).toBe(2);
    expect(scoreBreakdown.rows).toHaveLength(2);
  });
});

describe('laws', () => {
  const sentence = fc.constantFrom(
    'We retain mail for two years.',
    'We notify the regulator within 72 hours.',
    'We do not encrypt anything.',
    'A child may ask.',
    '## Data breach',
    '- keep [insert] for 3 days;',
    'The following applies:',
    '| a | we keep it 9 days |',
    'Nothing of interest stands here.',
  );
  const texts = fc.array(sentence, { maxLength: 25 }).map((lines) => lines.join('\n\n'));
  const settings = { seed: 11, numRuns: process.env.LINTEL_LONG ? 3000 : 200 };

  it('every quote stands where it says', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ maxLength: 400 })), (text) => {
        const result = run(text);
        for (const { evidence } of [...result.controls, ...result.findings])
          for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote);
        for (const { lookedAt } of result.findings)
          for (const { start, end } of lookedAt)
            expect(start < end && end <= text.length).toBe(true);
      }),
      settings,
    );
  });
  it('the same text gives the same audit', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(run(text)).toEqual(run(text));
      }),
      settings,
    );
  });
  it('the printed arithmetic adds up to the printed score', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { scoreBreakdown } = run(text);
        const earned = scoreBreakdown.rows.reduce(
          (sum, { weight, credit }) => sum + weight * credit,
          0,
        );
        expect(Math.abs(earned - scoreBreakdown.earned)).toBeLessThan(1e-9);
        expect(scoreBreakdown.score).toBe(
          Math.floor((100 * scoreBreakdown.earned) / scoreBreakdown.possible + 0.5),
        );
      }),
      settings,
    );
  });
  it('closing a finding alone raises the score by its gain, to the rounding', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { findings, scoreBreakdown } = run(text);
        for (const { controlId, gain } of findings) {
          if (controlId === null) continue;
          const rows = scoreBreakdown.rows.map((row) =>
            row.controlId === controlId ? { ...row, credit: 1 } : row,
          );
          const after = rows.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
          const rise = (100 * (after - scoreBreakdown.earned)) / scoreBreakdown.possible;
          expect(Math.abs(rise - gain)).toBeLessThan(0.051);
        }
      }),
      settings,
    );
  });
  it('unrelated text changes no verdict', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const longer = `${text}\n\n# Annex\n\nThe canteen opens at noon. Bicycles stand in the yard.`;
        expect(statuses(run(longer))).toEqual(statuses(run(text)));
      }),
      settings,
    );
  });
});
