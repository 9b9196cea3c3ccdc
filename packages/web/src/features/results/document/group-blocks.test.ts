import { expect, it } from 'vitest';
import { groupBlocks } from './group-blocks.ts';
import type { Block, Insertion } from './layout-document.ts';
import type { BlockShape } from './read-block.ts';

const SHAPES: Record<string, BlockShape> = {
  text: { role: 'text' },
  heading: { role: 'heading', level: 2 },
  item: { role: 'item', marker: '•', depth: 0 },
  head: { role: 'row', header: true },
  row: { role: 'row', header: false },
};

const blocksOf = (names: string): Block<Insertion>[] =>
  names.split(' ').map((name, index) => ({
    start: index,
    end: index + 1,
    n: index + 1,
    page: null,
    startsPage: false,
    shape: SHAPES[name.replace('!', '')] ?? { role: 'text' },
    spans: [],
    begins: [],
    insertionsBefore: name.endsWith('!') ? [{ id: 's', insertAt: index }] : [],
  }));

it.each([
  ['heading text text', 'flow:3'],
  ['text item item text', 'flow:1 list:2 flow:1'],
  ['head row row', 'table:3'],
  ['head row head row', 'table:2 table:2'],
  ['item item! item', 'list:1 list:2'],
  ['text item row', 'flow:1 list:1 table:1'],
])('%s are %s', (names, expected) => {
  const groups = groupBlocks(blocksOf(names));
  expect(groups.map(({ role, blocks }) => `${role}:${blocks.length}`).join(' ')).toBe(expected);
});
