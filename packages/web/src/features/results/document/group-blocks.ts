import type { Block, Insertion } from './layout-document.ts';

export interface BlockGroup<I extends Insertion> {
  readonly role: 'table' | 'list' | 'flow';
  readonly insertionsBefore: readonly I[];
  readonly blocks: readonly Block<I>[];
}

const ROLES = { row: 'table', item: 'list', text: 'flow', heading: 'flow' } as const;

/** Neighbouring rows are one table and neighbouring items one list, unless something stands between. */
export function groupBlocks<I extends Insertion>(blocks: readonly Block<I>[]): BlockGroup<I>[] {
  const groups: {
    role: BlockGroup<I>['role'];
    insertionsBefore: readonly I[];
    blocks: Block<I>[];
  }[] = [];
  for (const block of blocks) {
    const role = ROLES[block.shape.role];
    const last = groups.at(-1);
    const heads = block.shape.role === 'row' && block.shape.header;
    if (last?.role === role && block.insertionsBefore.length === 0 && !heads)
      last.blocks.push(block);
    else groups.push({ role, insertionsBefore: block.insertionsBefore, blocks: [block] });
  }
  return groups;
}
