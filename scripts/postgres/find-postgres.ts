import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const OLDEST_MAJOR = 15;
/** Where packages put the server's programs, which are usually not on the PATH. */
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/pgsql'];

export interface PostgresBinaries {
  /** The folder with `initdb` and `postgres`. */
  folder: string;
  /** As the server states it, e.g. `15.14`. */
  version: string;
}

export type FoundPostgres =
  | { ok: true; binaries: PostgresBinaries }
  | { ok: false; reason: string };

/** Looks for PostgreSQL 15 or newer; as root on Debian it installs the distribution's package. */
export async function findPostgres(): Promise<FoundPostgres> {
  const found = await findInstalled();
  if (found !== undefined) return { ok: true, binaries: found };
  const missing = await installDebianPackage();
  const installed = missing === undefined ? await findInstalled() : undefined;
  if (installed !== undefined) return { ok: true, binaries: installed };
  return {
    ok: false,
    reason:
      `no PostgreSQL ${OLDEST_MAJOR} or newer was found, and ${missing ?? 'the package of the distribution brought none'}. ` +
      'Install one (Debian: apt-get install postgresql) and run this again.',
  };
}

async function findInstalled(): Promise<PostgresBinaries | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...(await packagedFolders())];
  const found: PostgresBinaries[] = [];
  for (const folder of folders) {
    const binaries = await inspect(folder);
    if (binaries !== undefined) found.push(binaries);
  }
  // The oldest that is supported, because code that works there works on the newer ones too.
  return found.sort((a, b) => major(a.version) - major(b.version))[0];
}

async function packagedFolders(): Promise<string[]> {
  const folders = await Promise.all(
    PLACES.map(async (place) =>
      (await readdir(place).catch(() => [])).map((name) => join(place, name, 'bin')),
    ),
  );
  return folders.flat();
}

async function inspect(folder: string): Promise<PostgresBinaries | undefined> {
  try {
    await access(join(folder, 'initdb'));
    const { stdout } = await run(join(folder, 'postgres'), ['--version']);
    const version = /(\d+(?:\.\d+)*)/.exec(stdout)?.[1];
    if (version === undefined || major(version) < OLDEST_MAJOR) return undefined;
    return { folder, version };
  } catch {
    return undefined;
  }
}

const major = (version: string) => Number.parseInt(version, 10);

/** @returns why it could not be installed, or undefined when it was */
async function installDebianPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root may install packages';
  console.error('PostgreSQL is not installed; installing the package of the distribution...');
  const options = { timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run('apt-get', ['update', '-qq'], options);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
      options,
    );
    return undefined;
  } catch (error) {
    return `apt-get could not install one (${firstLine((error as Error).message)})`;
  }
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
