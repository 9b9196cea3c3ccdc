import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0],
  ['  \n# ', 0],
  ["We don't send e-mail.", 4],
  ['| 30 | Tage für Prüfung |', 4],
  ['re\u0301sume\u0301 – 𝒜𝒷𝒸 𠮷野家', 3],
  ["'quoted' -- or - not -", 3],
  ['\udc00', 0],
])('%j', (text, words) => expect(countWords(text)).toBe(words));
