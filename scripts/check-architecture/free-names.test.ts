import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { freeNames } from './free-names.ts';
import type { Node } from './syntax-tree.ts';

test.each([
  ['a global', 'new Date()', ['Date']],
  ['a name declared later', 'f(); function f() {}', []],
  ['a parameter hides a global', '(document) => document.title', []],
  ['and does so only inside', '((document) => document)(1); document', ['document']],
  ['destructured names', 'const { a: b = 1, ...c } = x; b; c;', ['x']],
  ['property names are no uses', 'const o = { fetch: 1 }; o.fetch;', []],
  ['short properties are', 'const o = { fetch };', ['fetch']],
  ['types are erased', 'const d = (x: Date): Promise<Date> => x;', []],
  ['a cast keeps its expression', 'const d = Date as unknown;', ['Date']],
  ['imports are declarations', "import { fetch } from './f.ts'; fetch();", []],
  ['a catch binds', 'try {} catch (e) { e; }', []],
  ['the value of a class field', 'class A { now = Date; Date = 1 }', ['Date']],
  ['computed members', 'const o = {}; o[process];', ['process']],
])('%s', (_, text, expected) => {
  const { program } = parseSync('module.ts', text, { sourceType: 'module' });
  expect(freeNames(program as unknown as Node).map(({ name }) => name)).toEqual(expected);
});
