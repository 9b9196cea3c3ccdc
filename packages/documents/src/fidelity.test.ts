import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';

/** The same document as DOCX and as PDF must give nearly the same words in the same order. */
const corpora = process.env.LINTEL_CORPORA;
const samples = corpora ? join(corpora, 'samples') : '';
const pairs = corpora
  ? readdirSync(samples)
      .filter((name) => name.endsWith('.docx'))
      .map((name) => name.slice(0, -'.docx'.length))
      .filter((name) => readdirSync(samples).includes(`${name}.pdf`))
  : [];
if (!corpora)
  console.log('SKIPPED: fidelity of PDF and DOCX needs LINTEL_CORPORA, which is not set.');

describe.skipIf(!corpora)('the same document as PDF and DOCX', () => {
  test('there are pairs to compare', () => expect(pairs.length).toBeGreaterThan(0));

  test.each(pairs)('%s', async (name) => {
    const [docx, pdf] = await Promise.all([words(`${name}.docx`), words(`${name}.pdf`)]);
    const similarity = (2 * commonLength(docx, pdf)) / (docx.length + pdf.length);
    console.log(`${name}: ${similarity.toFixed(4)} (${docx.length} and ${pdf.length} words)`);
    expect(similarity).toBeGreaterThanOrEqual(0.97);
  });
});

async function words(name: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(join(samples, name)));
  const result = await readFile({ bytes, name });
  if (!result.ok) throw new Error(`${name}: ${result.message}`);
  return result.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Length of the longest common subsequence, in two rows. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  const ids = new Map<string, number>();
  const numbered = (list: readonly string[]) =>
    Int32Array.from(list, (word) => {
      if (!ids.has(word)) ids.set(word, ids.size);
      return ids.get(word) ?? -1;
    });
  const [x, y] = [numbered(a), numbered(b)];
  let before = new Int32Array(y.length + 1);
  let row = new Int32Array(y.length + 1);
  for (const word of x) {
    for (let j = 0; j < y.length; j++) {
      row[j + 1] = word === y[j] ? (before[j] ?? 0) + 1 : Math.max(before[j + 1] ?? 0, row[j] ?? 0);
    }
    [before, row] = [row, before];
  }
  return before[y.length] ?? 0;
}
