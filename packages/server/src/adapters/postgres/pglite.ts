import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartFailure } from '../../start-failure.ts';
import type { OpenDatabase } from './database.ts';

const UNFINISHED = '.unfinished-';

/**
 * Opens the embedded database in a folder of its own, making it when it is not there. The folder
 * must be locked: see `lockDataDirectory`.
 * @throws StartFailure when the folder holds something that cannot be opened
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await removeUnfinished(folder);
  const files = await list(folder);
  if (files.length === 0) await makeWhole(folder);
  // Without this file the embedded database would take the folder for a new one and overwrite it.
  else if (!files.includes('PG_VERSION')) throw damaged(folder, 'PG_VERSION is missing');
  try {
    return wrapEmbedded(await PGlite.create({ dataDir: folder }));
  } catch (error) {
    throw damaged(folder, (error as Error).message);
  }
}

export function wrapEmbedded(client: PGlite): OpenDatabase {
  return {
    db: drizzle(client),
    kind: 'embedded',
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

/**
 * Making a database takes seconds. A process that is killed in the middle leaves a folder under
 * another name, never half a database under the right one.
 */
async function makeWhole(folder: string): Promise<void> {
  const unfinished = `${folder}${UNFINISHED}${randomUUID()}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: unfinished });
  await client.close();
  await rename(unfinished, folder);
}

async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await list(parent)) {
    if (name.startsWith(basename(folder) + UNFINISHED)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw damaged(folder, message);
  }
}

function damaged(folder: string, reason: string): StartFailure {
  return new StartFailure(
    `The database in ${folder} cannot be opened (${reason.replace(/\.?\s.*Build with.*$/, '')}). ` +
      'It was left as it is. Put a backup of the folder in its place, or move the folder away to start with an empty database.',
  );
}
