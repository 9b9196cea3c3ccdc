import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Tag, UNTAGGED } from './run.ts';

interface TreeNode {
  readonly role?: string;
  readonly children?: readonly (TreeNode | { readonly type: string; readonly id: string })[];
}

/** The tags of a page by the id of the marked content they stand on; empty for an untagged file. */
export async function readTags(page: PDFPageProxy): Promise<ReadonlyMap<string, Tag>> {
  const tags = new Map<string, Tag>();
  const root: TreeNode | null = await page.getStructTree();
  if (!root) return tags;
  let elements = 0;
  const walk = (node: TreeNode, inherited: Tag, depth: number): void => {
    // Trees that loop or run deep are someone's attack or accident; the text stays, untagged.
    if (depth > 64) return;
    const element = ++elements;
    let column = 0;
    for (const child of node.children ?? []) {
      if (!('role' in child) && 'id' in child) {
        tags.set(child.id, inherited);
        continue;
      }
      if (!('role' in child)) continue;
      walk(child, narrow(inherited, child.role ?? '', element, elements + 1, column), depth + 1);
      column++;
    }
  };
  walk(root, UNTAGGED, 0);
  return tags;
}

function narrow(tag: Tag, role: string, parent: number, self: number, position: number): Tag {
  const heading = headingLevel(role);
  if (heading > 0) return { ...tag, heading };
  if (role === 'TOC' || role === 'TOCI') return { ...tag, contents: true };
  if (role === 'Table') return { ...tag, cell: { table: self, row: 0, column: 0 } };
  if (tag.cell && role === 'TR') return { ...tag, cell: { ...tag.cell, row: self } };
  if (tag.cell && (role === 'TD' || role === 'TH')) {
    return { ...tag, cell: { ...tag.cell, row: tag.cell.row || parent, column: position } };
  }
  return tag;
}

function headingLevel(role: string): number {
  if (role === 'H' || role === 'Title') return 1;
  const level = /^H([1-9])$/.exec(role)?.[1];
  return level === undefined ? 0 : Math.min(Number(level), 6);
}
