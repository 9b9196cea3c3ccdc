export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The bytes as a string, without a byte order mark; undefined if they are no text we know. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = detectEncoding(bytes);
  if (!encoding) return undefined;
  return new TextDecoder(encoding, { ignoreBOM: false }).decode(bytes);
}

export const looksLikeText = (bytes: Uint8Array): boolean => detectEncoding(bytes) !== undefined;

/** Bytes from which a guess without a byte order mark is made: enough for several paragraphs. */
const SAMPLE = 64 * 1024;

function detectEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';

  const wide = detectUtf16(bytes);
  if (wide) return wide;
  if (hasBinaryControls(bytes)) return undefined;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/**
 * UTF-16 without its mark: in European text nearly every second byte is zero, always on the same
 * side. Text without any Latin letter, digit or space cannot be told from binary and is refused.
 */
function detectUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const end = Math.min(bytes.length, SAMPLE) & ~1;
  if (end < 4) return undefined;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0) evenZeros++;
    if (bytes[at + 1] === 0) oddZeros++;
  }
  const units = end / 2;
  const candidate =
    oddZeros > units * 0.4 && evenZeros === 0
      ? 'utf-16le'
      : evenZeros > units * 0.4 && oddZeros === 0
        ? 'utf-16be'
        : undefined;
  if (!candidate) return undefined;
  const sample = new TextDecoder(candidate).decode(bytes.subarray(0, end));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what tells binary apart
  return /[\u0001-\u0008\u000e-\u001f\ufffe]/.test(sample) ? undefined : candidate;
}

/**
 * Controls that no text file has. A stray one (a form feed, an escape from a terminal log) is
 * forgiven; one in three hundred is not text.
 */
function hasBinaryControls(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls++;
  }
  return controls > bytes.length / 300;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
