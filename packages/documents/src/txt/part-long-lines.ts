import type { LineGroup } from './join-wrapped-lines.ts';

/**
 * Groups in which long lines stand on their own. A line this long was not broken by an editor: it is a
 * paragraph, and so are its neighbours, though no empty line parts them, as in text copied from a web page.
 */
const LONG = 160;

export function partLongLines(groups: readonly LineGroup[]): LineGroup[] {
  return groups.flatMap((group) => {
    const isCode = group.some((line) => line.trimStart().startsWith('```'));
    return isCode || !group.some((line) => line.length > LONG) ? [group] : part(group);
  });
}

function part(group: LineGroup): string[][] {
  const parts: string[][] = [];
  for (const line of group) {
    const before = parts.at(-1);
    if (before && isBound(line, before.at(-1) ?? '')) before.push(line);
    else parts.push([line]);
  }
  return parts;
}

/** List items, rows, quotations and what hangs under an item stay with what they stand under. */
const isBound = (line: string, before: string): boolean =>
  /^\s/.test(line) || (MARKED.test(line) && MARKED.test(before)) || /^(=|-|~){3,}$/.test(line);

const MARKED = /^\s*([-*+|>\u2022\u2013]|\(?(\d{1,3}(\.\d{1,3}){0,3}|[a-z]|[ivx]{1,5})[.)]\s)/i;
