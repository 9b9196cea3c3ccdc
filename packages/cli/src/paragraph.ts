const WIDTH = 88;

/**
 * Text as lines of a terminal: spaces and line ends folded, words wrapped, and control characters
 * taken out, since a quoted file could otherwise move the cursor or change what was printed.
 */
export function paragraph(text: string, indent = '', hanging = indent): string {
  const words = text
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .split(' ')
    .filter(Boolean);
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  for (const word of words) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = hanging;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
}
