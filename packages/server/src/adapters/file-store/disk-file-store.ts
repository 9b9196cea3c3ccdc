import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from '../../documents/file-store.ts';

/** No segment begins with a dot, so none is `.` or `..`, and none is taken for an unfinished file. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}){0,7}$/;
const UNFINISHED = '.unfinished-';
/** Writing 10 MB takes far less. */
const UNFINISHED_FOR_MS = 60 * 60 * 1000;

/** Files in a folder of the disk, one for each key. */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  return {
    put: async (key, bytes) => {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeWhole(path, bytes);
    },
    get: async (key) => readFile(pathOf(folder, key)).catch(absent),
    delete: async (key) => rm(pathOf(folder, key), { force: true }),
    list: () => listKeys(folder),
  };
}

function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new RangeError(`Not a key of the file store: ${JSON.stringify(key)}`);
  return join(folder, ...key.split('/'));
}

/** A crash leaves the file as it was or as it shall be: the name is given last. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes the new name survive a power cut. Windows can not open a folder, and need not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* listKeys(folder: string): AsyncIterable<string> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue;
    yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  }
}

/** What a crash left behind; younger ones may be another server's that is writing right now. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.startsWith(UNFINISHED)) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(absent);
    if (found && Date.now() - found.mtimeMs > UNFINISHED_FOR_MS) await rm(path, { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
