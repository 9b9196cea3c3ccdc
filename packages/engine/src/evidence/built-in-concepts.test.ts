import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-document.ts';
import { findBuiltIns } from './built-in-concepts.ts';

/** The pieces of the text that count as the built-in concept. */
function find(id: string, text: string): string[] {
  const document = readDocument(text);
  const hits = findBuiltIns(document).get(id);
  if (hits === undefined) return [];
  return hits.starts.map((start, i) =>
    text.slice(document.tokens.starts[start], document.tokens.ends[(hits.ends[i] as number) - 1]),
  );
}

describe('built-in concepts', () => {
  it.each([
    ['@duration', 'within 72 hours of it', ['72 hours']],
    ['@duration', 'for six (6) years', ['six (6) years']],
    ['@duration', 'a 30-day period', ['30-day']],
    ['@duration', 'thirty calendar days', ['thirty calendar days']],
    ['@duration', 'within a month', ['a month']],
    ['@duration', 'a day in the life', []],
    ['@duration', 'one of the years', []],
    ['@date', 'effective 25 May 2018', ['25 May 2018']],
    ['@date', 'on January 1, 2026 we', ['January 1, 2026']],
    ['@date', 'dated 2026-01-31.', ['2026-01-31']],
    ['@date', 'We may act', []],
    ['@date', 'March 2024', ['March 2024']],
    ['@email', 'write to dpo@example.com now', ['dpo@example.com']],
    ['@email', 'not an address @home', []],
    ['@url', 'see https://example.com/privacy for', ['https://example.com/privacy']],
    ['@phone', 'call +44 20 7946 0958 today', ['44 20 7946 0958']],
    ['@phone', 'in the years 2018 and 2019', []],
    ['@placeholder', 'keep for [insert number] years', ['insert number']],
    ['@placeholder', 'see [section 4](#four)', []],
    ['@placeholder', 'as [1] shows', []],
    ['@placeholder', 'owner: TBD', ['TBD']],
    ['@placeholder', '{{company}} acts', ['company']],
    ['@negation', 'we never do', ['never']],
    ['@hedge', 'where possible we aim to help', ['where possible', 'aim to']],
    ['@self', 'the Company and we', ['the Company', 'we']],
  ])('%s in “%s”', (id, text, expected) => expect(find(id, text)).toEqual(expected));

  it('reads nine million characters of one shape in reasonable time', () => {
    const started = process.cpuUsage().user;
    for (const piece of ['a@', 'http://', '[insert ', '{{', '1 ', '(1', '_', 'X'])
      findBuiltIns(readDocument(piece.repeat(Math.floor(1_000_000 / piece.length))));
    // Generous: exponential or quadratic matching would take minutes.
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(20);
  });
});
