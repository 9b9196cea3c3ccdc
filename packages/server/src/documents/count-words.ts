/** Runs of letters and digits, with the marks inside them: `e-mail` and `don't` are one word. */
export function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)) words += 1;
  return words;
}
