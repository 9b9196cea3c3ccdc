import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { StartFailure } from '../../start-failure.ts';
import { identifyThisProcess, stateOf } from './identify-process.ts';

const LOCK_FILE = 'server.lock';
/** The holder touches its lock this often, for servers that cannot see its process. */
const SIGN_OF_LIFE_MS = 4_000;
/** A holder that cannot be seen and misses this many in a row is gone. */
const MISSED_SIGNS = 3;
/** A takeover lasts milliseconds; a guard this old was left by a crash in the middle of one. */
const GUARD_LIMIT_MS = 10_000;

const lockContent = z.object({
  pid: z.number().int().positive(),
  started: z.string(),
  place: z.string(),
  /** For a person who opens the file. */
  since: z.string(),
  token: z.string(),
});
type LockContent = z.infer<typeof lockContent>;

export interface DataDirectoryLock {
  /** Synchronous, so that it also works while the process exits. Safe to call again. */
  release(): void;
}

/**
 * Takes the data directory for this process alone. The embedded database has no lock of its own:
 * two processes on one folder silently lose each other's rows.
 * @throws StartFailure when another server is using the directory
 */
export async function lockDataDirectory(
  directory: string,
  signOfLifeMs = SIGN_OF_LIFE_MS,
): Promise<DataDirectoryLock> {
  const path = join(directory, LOCK_FILE);
  const mine = { ...identifyThisProcess(), since: new Date().toISOString(), token: randomUUID() };
  while (!(await createWhole(path, mine))) {
    const holder = await read(path);
    if (holder === 'absent') continue;
    if (await isHeld(path, holder, signOfLifeMs)) throw new StartFailure(inUse(directory, holder));
    await takeAway(path, holder);
  }
  const signOfLife = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, signOfLifeMs).unref();

  const release = () => {
    clearInterval(signOfLife);
    process.off('exit', release);
    if (holdsToken(path, mine.token)) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

/** A lock appears with its content or not at all: linking fails when the name is taken. */
async function createWhole(path: string, content: LockContent): Promise<boolean> {
  const draft = `${path}.${content.token}`;
  await writeFile(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** `unreadable`: not written by us, or by a version that we do not know. */
async function read(path: string): Promise<LockContent | 'absent' | 'unreadable'> {
  try {
    return lockContent.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'absent' : 'unreadable';
  }
}

async function isHeld(
  path: string,
  holder: LockContent | 'unreadable',
  signOfLifeMs: number,
): Promise<boolean> {
  const state = holder === 'unreadable' ? 'unknown' : stateOf(holder);
  return state === 'unknown' ? givesSignOfLife(path, signOfLifeMs) : state === 'alive';
}

/** Watches instead of comparing with the clock, which two machines need not agree on. */
async function givesSignOfLife(path: string, everyMs: number): Promise<boolean> {
  const touched = async () => (await stat(path).catch(() => undefined))?.mtimeMs;
  const first = await touched();
  const step = everyMs / 8;
  for (let waited = 0; waited < MISSED_SIGNS * everyMs; waited += step) {
    await sleep(step);
    const now = await touched();
    if (now === undefined) return false;
    if (now !== first) return true;
  }
  return false;
}

/**
 * Removes the lock of a holder that is gone, unless somebody else has just done so: of two
 * servers that find the same old lock, the slower one must not remove the faster one's new lock.
 */
async function takeAway(path: string, holder: LockContent | 'unreadable'): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = (await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - since > GUARD_LIMIT_MS) await rmdir(guard).catch(() => undefined);
    await sleep(50);
    return;
  }
  try {
    const now = await read(path);
    if (JSON.stringify(now) === JSON.stringify(holder)) await rm(path, { force: true });
  } finally {
    await rmdir(guard);
  }
}

function holdsToken(path: string, token: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes(token);
  } catch {
    return false;
  }
}

function inUse(directory: string, holder: LockContent | 'unreadable'): string {
  const who = holder === 'unreadable' ? '' : ` (process ${holder.pid}, since ${holder.since})`;
  return (
    `Another Lintel server${who} is using the data directory ${directory}. ` +
    'Stop that one first, or set LINTEL_DATA_DIR and PORT to start a second one apart from it.'
  );
}
