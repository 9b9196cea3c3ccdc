import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '@lintel/server';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEB = join(ROOT, 'packages/web');
/** Whose change changes the bundle; the lock file stands for every package from outside. */
const SOURCES = [
  'package-lock.json',
  'packages/contract/src',
  'packages/engine/src',
  'packages/packs/src',
  'packages/web/index.html',
  'packages/web/package.json',
  'packages/web/public',
  'packages/web/src',
  'packages/web/vite.config.ts',
];
/** Written last and removed by every build, so it is there only beside a whole bundle. */
const MARK = 'built-from.txt';

/**
 * Builds the web application when it was never built or its sources have changed since, by their
 * content: a switch of branches touches many files without changing them.
 * @returns the folder to serve
 */
export async function prepareWebApp(): Promise<string> {
  const folder = join(WEB, 'dist');
  const sources = await fingerprint();
  if ((await readOrNothing(join(folder, MARK))) === sources) return folder;
  console.log('Building the web application, which is needed once after a change...');
  await runVite();
  await writeFile(join(folder, MARK), sources);
  return folder;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map((path) => filesOf(join(ROOT, path))))).flat();
  for (const path of files.filter(isPartOfBundle).sort()) {
    const content = await readFile(path);
    hash.update(`${relative(ROOT, path)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

const isPartOfBundle = (path: string) => !/\.test\.tsx?$|[\\/]cases[\\/]/.test(path);

async function filesOf(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

async function readOrNothing(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** In a process of its own: the memory it takes is given back, and the database opens meanwhile. */
async function runVite(): Promise<void> {
  const child = spawn(process.execPath, [findVite(), 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new StartFailure(`The web application could not be built:\n${output.trim()}`);
  }
}

function findVite(): string {
  try {
    const manifest = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
    return join(dirname(manifest), 'bin/vite.js');
  } catch {
    throw new StartFailure(
      'The web application must be built, and what builds it is not installed. Run `npm ci` without --omit=dev.',
    );
  }
}
