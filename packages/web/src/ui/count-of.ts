/** A number of things in words: `1 control`, `1,250 words`. For nouns whose plural is an s. */
export function countOf(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : `${noun}s`}`;
}
