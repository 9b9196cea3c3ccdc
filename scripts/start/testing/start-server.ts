import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../start.js', import.meta.url));
const WITHOUT_BUILD = new URL('./without-build.ts', import.meta.url).href;
/** A first start makes a database, beside other tests. */
const START_LIMIT_MS = 90_000;

const children = new Set<ChildProcess>();
const folders: string[] = [];

export interface StartedServer {
  child: ChildProcess;
  /** What it has printed so far, both streams in order of arrival. */
  output(): string;
  /** The address it says it is ready at; rejects with the output when it ends first. */
  ready: Promise<string>;
  /** How it ended, a code or a signal. */
  ended: Promise<number | NodeJS.Signals>;
}

export interface HowToStart {
  env?: Record<string, string>;
  nodeOptions?: string[];
  /** Another user to run as; only root can ask for that. */
  uid?: number;
}

/** Runs what `npm start` runs but the build, in a folder of its own and on a free port. */
export async function start({
  env = {},
  nodeOptions = [],
  uid,
}: HowToStart): Promise<StartedServer> {
  const child = spawn(process.execPath, ['--import', WITHOUT_BUILD, ...nodeOptions, ENTRY], {
    cwd: await temporaryFolder(),
    // Nothing of the surroundings, so that a setting of the machine cannot decide the outcome.
    env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  children.add(child);
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => {
    children.delete(child);
    return code ?? signal;
  });
  const ready = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`));
    const limit = setTimeout(() => fail('not ready in time'), START_LIMIT_MS);
    const take = (chunk: Buffer) => {
      output += chunk;
      const address = /is ready at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    void ended.then((how) => {
      clearTimeout(limit);
      fail(`ended with ${how}`);
    });
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-start-'));
  folders.push(folder);
  return folder;
}

/** Ends what is still running and removes what was made; for `afterEach`. */
export async function cleanUp(): Promise<void> {
  for (const child of children) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  children.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}
