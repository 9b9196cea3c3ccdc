/** A list mark that stands in the text itself. */
export interface TypedMark {
  /** `-` for any bullet, else as it stands: `1.`, `(a)`, `iv)`. */
  readonly marker: string;
  readonly rest: string;
}

const BULLET =
  /^[\u2022\u25cf\u25cb\u25aa\u25a0\u25e6\u2023\u2043\u00b7\u27a2\u2217\uf0b7\uf0a7\uf0d8\uf02d]\s*(?=\S)|^[-\u2013\u2014*o]\s+(?=\S)/u;
const NUMBER = /^(\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[.)])\s+(?=\S)/;

/** Authors type a bullet into a line that already has one, or instead of a list. */
export function withoutTypedBullet(text: string): string {
  const typed = readTypedMark(text);
  return typed?.marker === '-' ? typed.rest : text;
}

/** The mark a paragraph begins with; undefined if it begins with a word or a number like 4.2. */
export function readTypedMark(text: string): TypedMark | undefined {
  const line = text.trim();
  const bullet = BULLET.exec(line);
  if (bullet) return { marker: '-', rest: line.slice(bullet[0].length) };
  const number = NUMBER.exec(line);
  if (number) return { marker: number[1] ?? '', rest: line.slice(number[0].length) };
  return undefined;
}
