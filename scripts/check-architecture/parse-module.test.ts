import { expect, test } from 'vitest';
import { parseModule } from './parse-module.ts';

test.each([
  ["import a from 'x'", 'x', false, 'import'],
  ["import 'x'", 'x', false, 'import'],
  ["import type { A } from 'x'", 'x', true, 'import'],
  ["import { type A, type B } from 'x'", 'x', true, 'import'],
  ["import { type A, b } from 'x'", 'x', false, 'import'],
  ["export { a } from 'x'", 'x', false, 'reexport'],
  ["export type * from 'x'", 'x', true, 'reexport'],
  ["const a = await import('x')", 'x', false, 'dynamic'],
  ['const a = import(name)', '(computed)', false, 'dynamic'],
  ["type A = import('x').A", 'x', true, 'import'],
])('%s', (text, specifier, typeOnly, form) => {
  expect(parseModule('module.ts', text).imports).toEqual([{ specifier, typeOnly, form, line: 1 }]);
});

test('an import in a comment or a string is none', () => {
  const text = "// import a from 'x'\nconst b = \"import c from 'y'\";\nimport d from 'z';";
  const { imports } = parseModule('module.ts', text);
  expect(imports).toEqual([{ specifier: 'z', typeOnly: false, form: 'import', line: 3 }]);
});

test('a file that does not parse stops the check', () => {
  expect(() => parseModule('module.ts', 'const = 1')).toThrow('module.ts does not parse');
});
