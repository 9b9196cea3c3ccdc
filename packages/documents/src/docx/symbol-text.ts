/**
 * Characters of the symbol fonts that carry meaning in policies: check boxes, ticks, bullets, arrows.
 * Their codes are positions in the font, shifted into the private use area by Word.
 */
const WINGDINGS: Record<string, string> = {
  '6c': '●',
  '6e': '■',
  '6f': '☐',
  '71': '☐',
  a7: '▪',
  a8: '☐',
  d8: '➢',
  e0: '→',
  fb: '✗',
  fc: '✓',
  fd: '☒',
  fe: '☑',
};

const SYMBOL: Record<string, string> = {
  a3: '≤',
  ab: '↔',
  ac: '←',
  ae: '→',
  b0: '°',
  b1: '±',
  b3: '≥',
  b7: '•',
  b9: '≠',
  d2: '®',
  d3: '©',
  d4: '™',
};

/** Empty for a picture that stands for no character. */
export function symbolText(font: string, code: string): string {
  const position = code.slice(-2).toLowerCase();
  if (/^wingdings/i.test(font)) return WINGDINGS[position] ?? '';
  if (/^symbol/i.test(font)) return SYMBOL[position] ?? '';
  const point = Number.parseInt(code, 16);
  const inPrivateUse = point >= 0xe000 && point <= 0xf8ff;
  return point > 0x20 && point < 0xffff && !inPrivateUse ? String.fromCharCode(point) : '';
}
