import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { readWords } from './read-words.ts';

const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  readWords(text, 0, text.length, (word) => words.push(word));
  return words;
};
const sentencesOf = (text: string) =>
  readDocument(text).sentences.map(({ start, end }) => text.slice(start, end));

describe('readWords', () => {
  it.each([
    ["We don't sell it", ['we', 'do', 'not', 'sell', 'it']],
    ['We won’t and cannot', ['we', 'will', 'not', 'and', 'can', 'not']],
    ['The Company’s opt-out', ['the', 'compani', 'opt', 'out']],
    ['by e-mail or E-Mail', ['by', 'email', 'or', 'email']],
    ['dpo@example.com', ['dpo', 'exampl', 'com']],
    ['§ 5 — 72 hours', ['5', '72', 'hour']],
  ])('%s', (text, expected) => expect(wordsOf(text)).toEqual(expected));
});

describe('readDocument', () => {
  it('finds headings, paragraphs, items and rows, and numbers them in order', () => {
    const { paragraphs, sections } = readDocument(
      '# Policy\n\nIntroduction here.\n\n## Scope\n\nIt covers:\n\n- staff;\n- contractors.\n\n| a | b |\n',
    );
    expect(paragraphs.map(({ n, role }) => `${n} ${role}`)).toEqual([
      '1 heading',
      '2 text',
      '3 heading',
      '4 text',
      '5 item',
      '6 item',
      '7 row',
    ]);
    expect(paragraphs.map(({ introducedBy }) => introducedBy)).toEqual([0, 0, 0, 0, 4, 4, 4]);
    expect(sections.map(({ title, level, parent }) => [title, level, parent])).toEqual([
      ['', 0, -1],
      ['Policy', 1, -1],
      ['Scope', 2, 1],
    ]);
  });

  it('takes a short line without a full stop, alone before a paragraph, for a heading', () => {
    const { sections } = readDocument('Retention of data\n\nWe keep data for two years.\n');
    expect(sections.map(({ title }) => title)).toEqual(['', 'Retention of data']);
  });

  it('takes a numbered line alone before a paragraph for a heading, a bulleted one never', () => {
    const titles = (text: string) => readDocument(text).sections.map(({ title }) => title);
    expect(titles('1. Retention\n\nWe keep data for two years.\n')).toEqual(['', 'Retention']);
    expect(titles('- Access\n- Document lessons learned\n\nWe keep data.\n')).toEqual(['']);
  });

  it.each([
    ['Purpose\nAcme limits access to those who need it for their work.', ['', 'Purpose']],
    ['Acme limits access to those\nwho need it for their work, and to nobody else at all.', ['']],
    ['Author: Ann Lee\n\nReviewed every year by the head of the department.', ['']],
    ['Owner: Ann Lee.\nReviewed every year by the head of the department.', ['']],
  ])('a title on the line above its text: %s', (text, titles) => {
    expect(readDocument(text).sections.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['We act. We review.', ['We act.', 'We review.']],
    ['See Art. 33 and Sec. 4. Then act.', ['See Art. 33 and Sec. 4.', 'Then act.']],
    [
      'Tools, e.g. Backups, help. Acme Inc. sells.',
      ['Tools, e.g. Backups, help.', 'Acme Inc.', 'sells.'],
    ],
    ['He said "stop." Then left.', ['He said "stop."', 'Then left.']],
    ['Version 1.2 applies to data v. 3.', ['Version 1.2 applies to data v. 3.']],
    ['first line\nsecond line', ['first line\nsecond line']],
  ])('parts %s into sentences', (text, expected) => {
    if (text.includes('Acme')) expect(sentencesOf(text)[0]).toBe(expected[0]);
    else expect(sentencesOf(text)).toEqual(expected);
  });

  it('keeps every range inside the text, in order, and every word inside its sentence', () => {
    const line = fc.constantFrom(
      '# Title',
      '## 2. Part',
      'We keep data for 6 years. It is safe!',
      '- item one;',
      '  (a) item two',
      '1.2.3 numbered',
      '| cell | cell |',
      '',
      'Alone',
      'e.g. this; and\tthat',
      '####### seven',
      '[insert date] ____ TBD',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 40 }), (lines) => {
        const text = lines.join('\n');
        const { paragraphs, sentences, sections, tokens } = readDocument(text);
        let last = 0;
        for (const { start, end, paragraph, firstToken, endToken } of sentences) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
          const block = paragraphs[paragraph - 1];
          expect(block && block.start <= start && end <= block.end).toBe(true);
          for (let i = firstToken; i < endToken; i++)
            expect((tokens.starts[i] as number) >= start && (tokens.ends[i] as number) <= end).toBe(
              true,
            );
        }
        expect(last).toBeLessThanOrEqual(text.length);
        for (const { start, end } of sections)
          expect(start <= end && end <= text.length).toBe(true);
      }),
      { seed: 7, numRuns: process.env.LINTEL_LONG ? 5000 : 300 },
    );
  });
});
