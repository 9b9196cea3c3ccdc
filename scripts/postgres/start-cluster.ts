import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './find-postgres.ts';

const run = promisify(execFile);

const START_LIMIT_MS = 60_000;
/** For a throw-away server only: a crash may lose everything, which makes tests faster. */
const FAST_AND_FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface Cluster {
  url: string;
  version: string;
  stop(): Promise<void>;
}

/** Makes a PostgreSQL cluster in a temporary folder and starts it on a free loopback port. */
export async function startCluster({ folder, version }: PostgresBinaries): Promise<Cluster> {
  const owner = unprivilegedUser();
  const home = await mkdtemp(join(tmpdir(), 'lintel-postgres-'));
  try {
    const password = randomBytes(16).toString('hex');
    const passwordFile = join(home, 'password');
    await writeFile(passwordFile, password);
    await chmod(home, 0o700);
    if (owner) for (const path of [home, passwordFile]) await chown(path, owner.uid, owner.gid);

    const cluster = join(home, 'cluster');
    const initdb = ['-D', cluster, '-U', 'lintel', '-A', 'scram-sha-256', '--pwfile', passwordFile];
    await run(join(folder, 'initdb'), [...initdb, '-E', 'UTF8', '--no-locale', '--no-sync'], {
      ...owner,
      cwd: home,
    });
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${home}`,
    ];
    const server = spawn(
      join(folder, 'postgres'),
      [
        '-D',
        cluster,
        ...[...settings, ...FAST_AND_FORGETFUL].flatMap((setting) => ['-c', setting]),
      ],
      { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await whenReady(server);
    return {
      url: `postgresql://lintel:${password}@127.0.0.1:${port}/postgres`,
      version,
      stop: () => stop(server, home),
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // No such user on this machine; the next one may exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function whenReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (why: string) => reject(new Error(`PostgreSQL did not start: ${why}\n${log}`));
    const limit = setTimeout(() => {
      server.kill('SIGQUIT');
      fail(`not ready after ${START_LIMIT_MS / 1000} s`);
    }, START_LIMIT_MS);
    server.stderr?.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(limit);
      resolve();
    });
    server.once('error', (error) => fail(error.message));
    server.once('exit', (code) => {
      clearTimeout(limit);
      fail(`it ended with code ${code}`);
    });
  });
}

async function stop(server: ChildProcess, home: string): Promise<void> {
  if (server.exitCode === null) {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    // "Immediate shutdown": nothing has to be written, the folder is removed next.
    server.kill('SIGQUIT');
    await exited;
  }
  await rm(home, { recursive: true, force: true });
}
