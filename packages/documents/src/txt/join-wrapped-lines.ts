/** Lines in groups, one for each run without an empty line between them. */
export type LineGroup = readonly string[];

/**
 * Groups of lines, with hard-wrapped lines joined when the file is clearly hard-wrapped.
 *
 * A break inside a sentence would split the evidence that stands on both sides of it, but a break
 * between two one-line statements means something. So lines are joined only if most lines that are
 * followed by another end near one common width, and even then never across lists, tables, headings.
 */
export function joinWrappedLines(lines: readonly string[]): LineGroup[] {
  const groups = groupLines(lines);
  const width = wrapWidth(groups);
  return width === undefined ? groups : groups.map((group) => joinGroup(group, width));
}

function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open: string[] = [];
  for (const line of lines) {
    if (line !== '') open.push(line);
    else if (open.length > 0) {
      groups.push(open);
      open = [];
    }
  }
  if (open.length > 0) groups.push(open);
  return groups;
}

/** The column at which the file was wrapped; undefined if it was not. */
function wrapWidth(groups: readonly LineGroup[]): number | undefined {
  const lengths = groups
    .flatMap((group) =>
      group.slice(0, -1).filter((line, index) => isProse(line) && isProse(group[index + 1] ?? '')),
    )
    .map((line) => line.length);
  if (lengths.length < 5) return undefined;
  lengths.sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  // Editors and mail programs wrap between 60 and 120; the last word of a line leaves a ragged edge.
  if (width < 50 || width > 130) return undefined;
  const full = lengths.filter((length) => length > width * 0.75).length;
  return full / lengths.length > 0.8 ? width : undefined;
}

function joinGroup(group: LineGroup, width: number): string[] {
  const joined: string[] = [];
  let previous = '';
  for (const line of group) {
    const runsOn = previous.length > width * 0.6 && isProse(previous, true) && isProse(line);
    if (runsOn) joined[joined.length - 1] += ` ${line.trimStart()}`;
    else joined.push(line);
    previous = line;
  }
  return joined;
}

/** A line that may be one of several of a paragraph: no heading, table row, quote, code, list item. */
function isProse(line: string, itemsToo = false): boolean {
  const text = line.trimStart();
  if (/^(#{1,6}\s|[|>]|```|={3,}|-{3,}|\*{3,}|_{3,})/.test(text)) return false;
  return (
    itemsToo ||
    !/^([-*+\u2022\u2013]|\(?(\d{1,3}(\.\d{1,3}){0,3}|[a-z]|[ivx]{1,5})[.)])\s/i.test(text)
  );
}
