import { describe, expect, it } from 'vitest';
import { layoutDocument } from './layout-document.ts';
import type { Bearing, Mark } from './mark.ts';

const TEXT = [
  '# Retention Policy',
  '',
  'We keep records for two years. After that they are destroyed.',
  '',
  '- Payroll files',
  '  - Tax forms',
  '',
  '(a) Letters',
  '',
  '| What | How long |',
  '| --- | --- |',
  '| Invoices | ten years |',
  '',
  'Signed by the board.',
].join('\n');

const paragraphs = [
  'Retention Policy',
  'We keep',
  'Payroll files',
  'Tax forms',
  'Letters',
  '| What',
  '| Invoices',
  'Signed',
].map((opening, index) => {
  const start = TEXT.indexOf(opening);
  const lineFeed = TEXT.indexOf('\n', start);
  return { n: index + 1, start, end: lineFeed === -1 ? TEXT.length : lineFeed };
});

const mark = (quote: string, bearing: Bearing = 'supports', id: string = quote): Mark => {
  const start = TEXT.indexOf(quote);
  expect(start).toBeGreaterThanOrEqual(0);
  return { id, start, end: start + quote.length, bearing, owner: { kind: 'control', id: 'c' } };
};

const lay = (marks: readonly Mark[] = []) => layoutDocument({ text: TEXT, paragraphs, marks });

const shown = (laid: ReturnType<typeof lay>) =>
  laid.blocks.map(({ spans }) =>
    spans.map((span) => span.map(({ start, end }) => TEXT.slice(start, end)).join('')).join(' / '),
  );

describe('layoutDocument', () => {
  it('shows every block by its range, without the marks of light Markdown', () => {
    const laid = lay();
    expect(shown(laid)).toEqual([
      'Retention Policy',
      'We keep records for two years. After that they are destroyed.',
      'Payroll files',
      'Tax forms',
      'Letters',
      'What / How long',
      'Invoices / ten years',
      'Signed by the board.',
    ]);
    expect(laid.blocks.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('reads headings, items, tables and plain text from the text itself', () => {
    expect(lay().blocks.map(({ shape }) => shape)).toEqual([
      { role: 'heading', level: 1 },
      { role: 'text' },
      { role: 'item', marker: '•', depth: 0 },
      { role: 'item', marker: '•', depth: 1 },
      { role: 'item', marker: '(a)', depth: 0 },
      { role: 'row', header: true },
      { role: 'row', header: false },
      { role: 'text' },
    ]);
  });

  it('takes the word of the reader for a heading without a mark', () => {
    const text = 'Purpose\n\nThis policy applies to all.';
    const laid = layoutDocument({
      text,
      paragraphs: [
        { n: 1, start: 0, end: 7, role: 'heading' },
        { n: 2, start: 9, end: text.length, role: 'text' },
      ],
      marks: [],
    });
    expect(laid.blocks.map(({ shape }) => shape.role)).toEqual(['heading', 'text']);
  });

  it('loses no words that no paragraph covers', () => {
    const laid = layoutDocument({ text: TEXT, paragraphs: paragraphs.slice(2), marks: [] });
    expect(shown(laid).slice(0, 3)).toEqual([
      'Retention Policy',
      'We keep records for two years. After that they are destroyed.',
      'Payroll files',
    ]);
    expect(laid.blocks.slice(0, 3).map(({ n }) => n)).toEqual([null, null, 3]);
  });

  it('cuts overlapping marks at every edge and keeps both where they overlap', () => {
    const laid = lay([mark('records for two years'), mark('two years. After that', 'denies')]);
    expect(
      laid.blocks[1]?.spans[0]?.map(({ start, end, marks }) => [
        TEXT.slice(start, end),
        marks.map(({ id }) => id),
      ]),
    ).toEqual([
      ['We keep ', []],
      ['records for ', ['records for two years']],
      ['two years', ['records for two years', 'two years. After that']],
      ['. After that', ['two years. After that']],
      [' they are destroyed.', []],
    ]);
  });

  it('keeps nested and equal marks together', () => {
    const laid = lay([
      mark('two years', 'weak', 'inner'),
      mark('records for two years', 'supports', 'outer'),
      mark('two years', 'denies', 'twin'),
    ]);
    const under = laid.blocks[1]?.spans[0]?.find(
      ({ start, end }) => TEXT.slice(start, end) === 'two years',
    );
    expect(under?.marks.map(({ id }) => id).sort()).toEqual(['inner', 'outer', 'twin']);
  });

  it('carries a mark across block edges and names it only where it begins', () => {
    const crossing = 'destroyed.\n\n- Payroll files\n  - Tax';
    const laid = lay([mark(crossing)]);
    const marked = laid.blocks.flatMap(({ spans }) =>
      spans.flat().filter(({ marks }) => marks.length > 0),
    );
    expect(marked.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      'destroyed.',
      'Payroll files',
      'Tax',
    ]);
    expect(laid.blocks.map(({ begins }) => begins.length)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('names a mark that begins in hidden characters at the first block that shows it', () => {
    const laid = lay([mark('| --- |\n| Invoices')]);
    expect(laid.blocks.findIndex(({ begins }) => begins.length > 0)).toBe(6);
  });

  it('puts insertions before the block at or after their offset, and the rest at the end', () => {
    const at = (id: string, insertAt: number) => ({ id, insertAt });
    const laid = layoutDocument({
      text: TEXT,
      paragraphs,
      marks: [],
      insertions: [
        at('end', TEXT.length),
        at('second', TEXT.indexOf('We keep')),
        at('between', TEXT.indexOf('We keep') + 3),
        at('first', 0),
      ],
    });
    const where = laid.blocks.map(({ insertionsBefore }) => insertionsBefore.map(({ id }) => id));
    expect(where.slice(0, 4)).toEqual([['first'], ['second'], ['between'], []]);
    expect(laid.insertionsAfter.map(({ id }) => id)).toEqual(['end']);
  });

  it('begins a page where the page of the paragraphs changes', () => {
    const paged = paragraphs.map((paragraph) => ({ ...paragraph, page: paragraph.n < 3 ? 1 : 2 }));
    const laid = layoutDocument({ text: TEXT, paragraphs: paged, marks: [] });
    expect(laid.blocks.map(({ startsPage }) => startsPage).slice(0, 4)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(lay().blocks.some(({ startsPage }) => startsPage)).toBe(false);
  });

  it('takes time in proportion to the text, also under many marks', () => {
    const sentence = 'The controller keeps the record for two years and then destroys it. ';
    const long = (count: number) => {
      const block = `${sentence.repeat(5).trim()}\n\n`;
      const text = block.repeat(count);
      const blocks = Array.from({ length: count }, (_, index) => ({
        n: index + 1,
        start: index * block.length,
        end: (index + 1) * block.length - 2,
      }));
      const marks = blocks.map<Mark>(({ n, start }) => ({
        id: String(n),
        start: start + 4,
        end: start + 40,
        bearing: 'supports',
        owner: { kind: 'control', id: 'c' },
      }));
      return { text, paragraphs: blocks, marks };
    };
    const time = (count: number) => {
      const input = long(count);
      const from = performance.now();
      expect(layoutDocument(input).blocks).toHaveLength(count);
      return performance.now() - from;
    };
    time(2_000);
    const small = Math.max(time(2_000), 1);
    // Ten times the text: quadratic work would take a hundred times as long.
    expect(time(20_000)).toBeLessThan(small * 40);
  });
});
