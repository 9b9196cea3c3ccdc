import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { StartFailure } from '../../start-failure.ts';

/** It holds people's documents, so nobody but the owner of the process may look into it. */
const OWNER_ONLY = 0o700;

/**
 * Makes the data directory when it is not there, and makes sure that it can be written to. One
 * that exists keeps the permissions its owner gave it.
 * @throws StartFailure saying what stands in the way
 */
export async function prepareDataDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: OWNER_ONLY });
    if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`${explain(path, error as NodeJS.ErrnoException)} Nothing was changed.`);
  }
}

function explain(path: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return (
        `The data directory ${path} cannot be used: this user may not read and write there. ` +
        'Give the user that starts the server access to it, or set LINTEL_DATA_DIR to a folder of its own.'
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return (
        `The data directory ${path} cannot be used: there is a file in its place. ` +
        'Set LINTEL_DATA_DIR to a folder.'
      );
    case 'EROFS':
      return (
        `The data directory ${path} cannot be used: the disk is read-only. ` +
        'Set LINTEL_DATA_DIR to a folder on a disk that can be written to.'
      );
    default:
      return `The data directory ${path} cannot be used: ${message}. Set LINTEL_DATA_DIR to another folder.`;
  }
}
