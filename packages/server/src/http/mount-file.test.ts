import { expect, test } from 'vitest';
import { attachment } from './mount-file.ts';

test.each([
  ['policy.pdf', `attachment; filename="policy.pdf"; filename*=UTF-8''policy.pdf`],
  [
    'a "b" \\ 50%.txt',
    `attachment; filename="a _b_ _ 50_.txt"; filename*=UTF-8''a%20%22b%22%20%5C%2050%25.txt`,
  ],
  ['Prüfung.txt', `attachment; filename="Pru_fung.txt"; filename*=UTF-8''Pr%C3%BCfung.txt`],
  [
    "it's (1)*.txt",
    `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`,
  ],
  ['a\r\nx: y.txt', `attachment; filename="a__x: y.txt"; filename*=UTF-8''a%0D%0Ax%3A%20y.txt`],
  ['\ud800.txt', `attachment; filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
])('%s', (name, header) => {
  expect(attachment(name)).toBe(header);
});
