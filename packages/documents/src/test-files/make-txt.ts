export type TxtEncoding =
  | 'utf-8'
  | 'utf-8-bom'
  | 'utf-16le'
  | 'utf-16le-bom'
  | 'utf-16be'
  | 'utf-16be-bom'
  | 'windows-1252';

/** A text file in an encoding. Windows-1252 takes Latin-1 letters only. */
export function makeTxt(text: string, encoding: TxtEncoding = 'utf-8'): Uint8Array {
  const marked = encoding.endsWith('-bom') ? `\ufeff${text}` : text;
  if (encoding.startsWith('utf-8')) return new Uint8Array(Buffer.from(marked, 'utf8'));
  if (encoding === 'windows-1252') return new Uint8Array(Buffer.from(text, 'latin1'));
  const bytes = Buffer.from(marked, 'utf16le');
  return new Uint8Array(encoding.startsWith('utf-16be') ? bytes.swap16() : bytes);
}
