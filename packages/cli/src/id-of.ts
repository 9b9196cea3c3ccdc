import { createHash } from 'node:crypto';

/**
 * A UUID (version 8, RFC 9562) made of what it stands for: nothing is stored here that could count,
 * and the same file under the same scope keeps its id from run to run.
 */
export function idOf(parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
