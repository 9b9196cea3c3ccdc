import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface FoundFile {
  readonly path: string;
  /** As it is called in the results: for a file of a folder, its path in that folder. */
  readonly name: string;
}

export type Found =
  | { readonly ok: true; readonly isFolder: boolean; readonly files: readonly FoundFile[] }
  | { readonly ok: false; readonly because: string };

const READABLE = /\.(pdf|docx|txt)$/i;

/** The file itself, or every policy file beneath the folder, by name. */
export async function findFiles(path: string): Promise<Found> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) {
    const because = found.code === 'ENOENT' ? 'there is no such file' : found.message;
    return { ok: false, because: `${path}: ${because}` };
  }
  if (!found.isDirectory()) {
    return { ok: true, isFolder: false, files: [{ path, name: basename(path) }] };
  }
  const names = await filesBeneath(path);
  if (names.length === 0) return { ok: false, because: `${path}: no PDF, DOCX or TXT file in it` };
  return {
    ok: true,
    isFolder: true,
    files: names.sort().map((name) => ({ path: join(path, name), name })),
  };
}

/** Hidden folders and installed packages hold no policies. */
async function filesBeneath(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const names = await Promise.all(
    entries.map(async (entry) => {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return filesBeneath(folder, name);
      return entry.isFile() && READABLE.test(entry.name) ? [name] : [];
    }),
  );
  return names.flat();
}
