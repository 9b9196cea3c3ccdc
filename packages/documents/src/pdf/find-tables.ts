import type { Line, Stretch } from './run.ts';

export interface FoundTable {
  readonly rows: readonly (readonly string[])[];
  /** Index of the first line behind the table. */
  readonly next: number;
}

/** The table that begins with this line, by the file's tags or by the way its columns line up. */
export function tableAt(lines: readonly Line[], index: number): FoundTable | undefined {
  return lines[index]?.tag.cell ? taggedTable(lines, index) : alignedTable(lines, index);
}

function taggedTable(lines: readonly Line[], index: number): FoundTable | undefined {
  const first = lines[index] as Line;
  const rows = new Map<string, Map<number, string[]>>();
  let next = index;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    // On another page the numbers of elements start anew; a table that runs on is read as a second one.
    if (line.page !== first.page || line.tag.cell?.table !== first.tag.cell?.table) break;
    for (const stretch of line.stretches) {
      const cell = stretch.tag.cell;
      if (!cell) continue;
      const row = rows.get(`${cell.table} ${cell.row}`) ?? new Map<number, string[]>();
      rows.set(`${cell.table} ${cell.row}`, row);
      row.set(cell.column, [...(row.get(cell.column) ?? []), stretch.text]);
    }
  }
  const filled = [...rows.values()].map((row) => {
    const columns = Math.max(...row.keys()) + 1;
    return Array.from({ length: columns }, (_, column) => (row.get(column) ?? []).join(' '));
  });
  const columns = Math.max(0, ...filled.map((row) => row.length));
  return columns > 1 ? { rows: filled, next } : undefined;
}

/** Fewer rows than this are as likely a line of addresses or signatures. */
const MINIMUM_ROWS = 3;

/**
 * Rows of two and more stretches whose left edges agree. A line with fewer stretches that stands
 * close under a row is the rest of its cells.
 */
function alignedTable(lines: readonly Line[], index: number): FoundTable | undefined {
  const first = lines[index] as Line;
  const columns = first.stretches.map((stretch) => stretch.x);
  if (columns.length < 2 || isMarkAndText(first)) return undefined;
  const rows: string[][] = [];
  let previous: Line | undefined;
  let full = 0;
  let next = index;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (previous && (line.page !== previous.page || line.y - previous.y > line.size * 3)) break;
    const places = line.stretches.map((stretch) => columnOf(stretch, columns));
    if (places.some((place) => place < 0)) break;
    if (places.length === columns.length) full++;
    const continuesRow = previous && places[0] !== 0 && line.y - previous.y < line.size * 1.5;
    if (places.length < columns.length && !continuesRow && places[0] !== 0) break;
    if (places.length === 1 && places[0] === 0) {
      const cellEnds = (columns[1] ?? 0) - 2;
      if (line.end > cellEnds || !previous || line.y - previous.y > line.size * 1.5) break;
    }
    const isNewRow = !continuesRow && places.length > 1;
    const row = isNewRow || rows.length === 0 ? columns.map(() => '') : (rows.at(-1) as string[]);
    if (row !== rows.at(-1)) rows.push(row);
    line.stretches.forEach((stretch, at) => {
      const column = places[at] as number;
      row[column] = row[column] ? `${row[column]} ${stretch.text}` : stretch.text;
    });
    previous = line;
  }
  return full >= MINIMUM_ROWS ? { rows, next } : undefined;
}

const columnOf = (stretch: Stretch, columns: readonly number[]): number =>
  columns.findIndex((column) => Math.abs(column - stretch.x) <= 3);

/** `1.`, `2.3.1`, `(a)` or a bullet and its text also stand apart, but are a list. */
const isMarkAndText = (line: Line): boolean =>
  line.stretches.length === 2 &&
  /^(\S{1,4}|\(?(\d{1,3}[.)]?){1,6}|(article|section|clause) \d+\.?)$/i.test(
    line.stretches[0]?.text.trim() ?? '',
  );
