import { expect, it } from 'vitest';
import { proveQuotes } from './prove-quotes.ts';
import { sampleText } from './testing/sample-document.ts';
import { sampleResults } from './testing/sample-results.ts';

it('keeps every quote that stands at its place', () => {
  expect(proveQuotes(sampleResults, sampleText)).toEqual(sampleResults);
});

it('leaves out quotes of a text that has changed', () => {
  const changed = sampleText.replace('ten years', 'six years');
  const proven = proveQuotes(sampleResults, changed);
  const storage = proven.riskItems.find(({ id }) => id === 'f-storage');
  expect(storage?.evidence.map(({ quote }) => quote)).toEqual(['kept for as long as necessary']);
});

it('leaves out everything after a shift', () => {
  const proven = proveQuotes(sampleResults, ` ${sampleText}`);
  expect(proven.riskItems.flatMap(({ evidence }) => evidence)).toEqual([]);
  expect(proven.controls.flatMap(({ evidence }) => evidence)).toEqual([]);
});
