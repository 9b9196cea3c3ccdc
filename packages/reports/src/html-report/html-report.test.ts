import type { Results } from '@lintel/contract';
import { describe, expect, it } from 'vitest';
import { exampleResults } from '../test-data/example-results.ts';
import { htmlReport } from './html-report.ts';

const options = { generatedAt: '2026-11-21T09:05:00Z', productName: 'Lintel' };
const report = (change: Partial<Results> = {}) => htmlReport(exampleResults(change), options);
/** What a person reads: no tags, entities resolved, spaces collapsed. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

describe('htmlReport', () => {
  it.each([
    ['the score with its band', '64 of 100, Good'],
    ['the document', 'privacy-notice.docx'],
    ['when it was analysed', 'analysed 21 November 2026, 08:30 UTC'],
    ['when it was made', 'Report made 21 November 2026, 09:05 UTC'],
    ['counts per level', 'High 1 Medium 0 Low 1'],
    ['the hash', 'a'.repeat(64)],
    ['the catalogue', 'GDPR, catalogue 2026.1'],
    ['the engine', 'Engine 0.1.0'],
    ['what it was recognised by', 'privacy notice Title "Privacy Notice" (¶ 1)'],
    ['the scope', 'What a privacy notice should say'],
    ['what was left out and why', 'gdpr-22-automated: No automated decisions are taken'],
    ['a quote with its place', '¶ 4, page 2, under “How long”, characters 120 to 153'],
    ['where it looked for a gap', 'page 2: Speaks of requests, but of no authority.'],
    ['missing sections with their controls', 'Your rights : GDPR Art. 13(2)(d)'],
    ['why a control does not apply', 'Not applicable Only where controllers act jointly'],
    ['the sum', 'Sum 7 4.5'],
    ['how the sum becomes the score', '4.5 ÷ 7 × 100 = 64.29, rounded half up: 64'],
    ['what it is not', 'no audit opinion and no legal advice'],
  ])('states %s', (_, text) => {
    expect(textOf(report())).toContain(text);
  });

  it('prints a table that adds up', () => {
    const body = /<caption>Points by control.*?<tbody>(.*?)<\/tbody>/s.exec(report())?.[1] ?? '';
    const printed = [...body.matchAll(/<td class="n">([\d.]+)<\/td><\/tr>/g)].map(([, n]) =>
      Number(n),
    );
    expect(printed).toEqual([3, 1.5, 0]);
  });

  it('keeps the order of the findings', () => {
    const titles = [...report().matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(['Right to complain is not stated', 'Retention is left open']);
  });

  it('gives the same bytes for the same results', () => {
    expect(report()).toBe(report());
  });

  it('says why a file was not scored, and shows no score', () => {
    const page = report({
      score: null,
      band: null,
      riskItems: [],
      riskItemsCount: 0,
      scoreBreakdown: { rows: [], earned: 0, possible: 0, score: 0 },
      offTarget: { kind: 'terms of use', reasons: ['Title "Terms of Use" (¶ 1)'] },
    });
    expect(textOf(page)).toContain('Not scored The file reads as terms of use');
    expect(textOf(page)).toContain('Title "Terms of Use" (¶ 1)');
    expect(page).not.toContain('of 100');
    expect(page).not.toContain('<svg');
  });

  it('says so when there is no finding', () => {
    const page = report({ riskItems: [], riskItemsCount: 0 });
    expect(textOf(page)).toContain('None: every control that applies is met.');
  });
});

describe('a hostile document', () => {
  const attack = `"><img src=x onerror=alert(1)><script>alert('x')</script>&</title></style>`;
  const [, partial] = exampleResults().riskItems;
  const hostile = report({
    documentName: `${attack}.pdf`,
    riskItems: [
      {
        ...(partial as Results['riskItems'][number]),
        title: attack,
        evidence: [
          {
            quote: attack,
            start: 0,
            end: attack.length,
            paragraph: 1,
            heading: attack,
            bearing: 'denies',
          },
        ],
      },
    ],
    documentKind: { id: 'x', name: attack, reasons: [attack], policy: true },
    scope: { coverage: 'document', exclusions: [{ controlId: attack, reason: attack }] },
  });

  it('puts nothing into the page but text', () => {
    const tags = (page: string) =>
      new Set([...page.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, tag]) => tag));
    expect([...tags(hostile)].filter((tag) => !tags(report()).has(tag))).toEqual([]);
    expect(hostile).not.toMatch(/<(img|script)/i);
    expect(hostile.match(/<\/style>/g)).toHaveLength(1);
    expect(hostile.match(/<\/title>/g)).toHaveLength(1);
  });

  it('cannot leave an attribute', () => {
    const attributes = [...hostile.matchAll(/<[^>]*\son\w+=/g)];
    expect(attributes).toEqual([]);
  });

  it('is still quoted in full', () => {
    expect(hostile).toContain(
      '“&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;',
    );
  });

  it('may run nothing, even if something got through', () => {
    expect(hostile).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  });
});
