import type { Endpoint } from '@lintel/contract';
import type { z } from 'zod';

/** True when the contract describes a body for the call. */
export const expectsBody = ({ body }: Endpoint): boolean => body.type !== 'undefined';

/** The first thing that is wrong, without repeating what was sent: `scope.coverage: Invalid option`. */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  const place = issue?.path.join('.');
  return `The request is not in the expected form. ${place ? `${place}: ` : ''}${issue?.message ?? 'Invalid'}.`;
}

/**
 * The place of the first text that no database can keep: with the character zero, or with half a
 * surrogate pair. Undefined when there is none. Wrong in what a person types, so it is refused;
 * what is read from a file is mended instead, see documents/storable-text.ts.
 */
export function findUnstorable(value: unknown, place = ''): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? place : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, place === '' ? name : `${place}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A fault of ours: an answer that is not as the contract promises. Names places, never values. */
export class UnfitAnswer extends Error {
  constructor({ method, path }: Endpoint, error: z.ZodError) {
    const places = error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')} (${code})`);
    super(`${method} ${path} would have answered outside its contract: ${places.join(', ')}`);
    this.name = 'UnfitAnswer';
  }
}
