import * as failures from './failures.ts';
import type { FileFormat, ReadInput } from './read-result.ts';
import { looksLikeText } from './txt/decode-text.ts';

const BY_ENDING: Record<string, FileFormat> = { pdf: 'pdf', docx: 'docx', txt: 'txt' };

const BY_MEDIA_TYPE: Record<string, FileFormat> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
};

/**
 * The format a file claims by its name (or, without a known ending, by its media type), once its
 * first bytes bear it out. The name goes before the media type because browsers take the type
 * from the operating system's registry, which is often wrong.
 * @throws Unreadable with UNSUPPORTED_FILE_TYPE, FILE_EMPTY, FILE_ENCRYPTED, FILE_TYPE_MISMATCH
 */
export function recogniseFormat({ bytes, name, mediaType = '' }: ReadInput): FileFormat {
  const claimed = claimedFormat(name, mediaType);
  if (!claimed) throw failures.unsupported();
  if (bytes.length === 0) throw failures.empty();

  const content = recogniseContent(bytes);
  if (content === claimed) return claimed;
  switch (content) {
    case 'pdf':
      throw failures.mismatch(claimed, 'a PDF', 'pdf');
    case 'docx':
      throw failures.mismatch(claimed, 'a ZIP package, as Word, Excel and PowerPoint write them');
    case 'txt':
      throw failures.mismatch(claimed, 'plain text', 'txt');
    case 'encrypted-office':
      throw failures.encrypted();
    case 'old-office':
      throw failures.mismatch(claimed, 'in the format of Word, Excel or PowerPoint 97-2003');
    case 'rtf':
      throw failures.mismatch(claimed, 'rich text (RTF)');
    case 'unknown':
      throw claimed === 'txt'
        ? failures.mismatch(claimed, 'not text')
        : failures.damaged(`The file does not begin as a ${claimed.toUpperCase()} does.`);
  }
}

function claimedFormat(name: string, mediaType: string): FileFormat | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return BY_ENDING[ending] ?? BY_MEDIA_TYPE[mediaType.split(';')[0]?.trim().toLowerCase() ?? ''];
}

type Content = FileFormat | 'encrypted-office' | 'old-office' | 'rtf' | 'unknown';

function recogniseContent(bytes: Uint8Array): Content {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  // Readers have always accepted a PDF whose mark stands anywhere in the first 1,024 bytes.
  if (head.includes('%PDF-')) return 'pdf';
  // Some writers leave the mark out or spoil it; what follows is still unmistakable.
  if (/^%[^\n\r]*[\n\r]+\d+ 0 obj\b/.test(head.toString('latin1'))) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'docx';
  if (head.subarray(0, 4).equals(Buffer.from('PK\x05\x06', 'latin1'))) return 'docx';
  if (head.subarray(0, 8).equals(COMPOUND_FILE)) {
    // Office encrypts a package by wrapping it in a compound file with this stream.
    return containsUtf16(bytes, 'EncryptedPackage') ? 'encrypted-office' : 'old-office';
  }
  if (head.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf';
  return looksLikeText(bytes) ? 'txt' : 'unknown';
}

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const containsUtf16 = (bytes: Uint8Array, word: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(word, 'utf16le'));
