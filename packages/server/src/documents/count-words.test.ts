import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0],
  ['  \n# ', 0],
  ["We don't send e-mail.", 4],
  ['| 30 | Tage für Prüfung |', 4],
])('%j', (text, words) => expect(countWords(text)).toBe(words));
