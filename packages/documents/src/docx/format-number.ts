/** A list number as Word prints it; number formats of other scripts fall back to figures. */
export function formatNumber(count: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(count).toLowerCase();
    case 'upperLetter':
      return letters(count);
    case 'lowerRoman':
      return roman(count).toLowerCase();
    case 'upperRoman':
      return roman(count);
    case 'decimalZero':
      return String(count).padStart(2, '0');
    case 'bullet':
    case 'none':
      return '';
    default:
      return String(count);
  }
}

/** After Z come AA, BB, CC, not AA, AB as in a spreadsheet. */
function letters(count: number): string {
  if (count < 1 || count > 26 * 30) return String(count);
  const letter = String.fromCharCode(65 + ((count - 1) % 26));
  return letter.repeat(Math.floor((count - 1) / 26) + 1);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(count: number): string {
  if (count < 1 || count > 3999) return String(count);
  let rest = count;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
