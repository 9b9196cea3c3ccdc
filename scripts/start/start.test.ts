import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from './testing/sign-in.ts';
import { cleanUp, type HowToStart, start } from './testing/start-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A data directory as a first start leaves it; tests take copies, which saves making each anew. */
let used: string;
let first: { output: string; mode: number; files: string[]; code: number | string };
beforeAll(async () => {
  used = join(await mkdtemp(join(tmpdir(), 'lintel-start-')), 'data');
  const server = await start({ env: { LINTEL_DATA_DIR: used } });
  await server.ready;
  server.child.kill('SIGINT');
  const code = await server.ended;
  const files = (await readdir(used)).toSorted();
  first = { output: server.output(), mode: (await stat(used)).mode, files, code };
});
afterEach(cleanUp);
afterAll(() => rm(join(used, '..'), { recursive: true, force: true }));

async function usedDirectory(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'lintel-start-'));
  directories.push(copy);
  await cp(used, copy, { recursive: true });
  return copy;
}
const directories: string[] = [];
afterEach(async () => {
  for (const path of directories.splice(0)) await rm(path, { recursive: true, force: true });
});

/** Starts what cannot start: it ends with 1, says why, and shows no stack trace. */
async function refusal(how: HowToStart): Promise<string> {
  const server = await start(how);
  expect(await server.ended, server.output()).toBe(1);
  expect(server.output()).not.toMatch(/^ +at |\bat (async|file:)|Error:/m);
  return server.output().trim();
}

describe('a first start', () => {
  test('says where it is and how to sign in', () => {
    expect(first.output).toMatch(/^Lintel is ready at http:\/\/127\.0\.0\.1:\d+ /m);
    expect(first.output).toMatch(/^Sign in as demo@\S+ with the password \S+$/m);
  });

  test('makes a data directory that its owner alone can look into', () => {
    expect(first.mode & 0o777).toBe(0o700);
  });

  test('ends with Ctrl-C, and leaves no lock behind', () => {
    expect(first.output).toContain('Stopping.');
    expect(first.code).toBe(0);
    expect(first.files).toEqual(['database', 'files']);
  });
});

describe('a server that runs', () => {
  test('answers, is ready, and the demo account can sign in', async () => {
    const server = await start({ env: { LINTEL_DATA_DIR: await usedDirectory() } });
    const address = await server.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
    const rebound = request(`${address}/api/config`, {
      headers: { host: 'rebound.example' },
    }).end();
    const [refused] = await once(rebound, 'response');
    expect(refused.statusCode).toBe(403);
    refused.resume();
    const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
    await signIn(address);
  });

  test('keeps a second one off its data directory and goes on', async () => {
    const LINTEL_DATA_DIR = await usedDirectory();
    const server = await start({ env: { LINTEL_DATA_DIR } });
    const address = await server.ready;
    expect(await refusal({ env: { LINTEL_DATA_DIR } })).toMatch(
      `Another Lintel server (process ${server.child.pid}, since `,
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  test.each(['SIGTERM', 'SIGHUP'] as const)('stops cleanly at %s', async (signal) => {
    const LINTEL_DATA_DIR = await usedDirectory();
    const server = await start({ env: { LINTEL_DATA_DIR } });
    await server.ready;
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect((await readdir(LINTEL_DATA_DIR)).toSorted()).toEqual(['database', 'files']);
  });

  test('waits for a request that hangs, but not when it is told twice', async () => {
    const LINTEL_DATA_DIR = await usedDirectory();
    const server = await start({ env: { LINTEL_DATA_DIR } });
    const { hostname, port } = new URL(await server.ready);
    const hanging = connect(Number(port), hostname);
    hanging.on('error', () => undefined);
    hanging.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    await sleep(200);
    server.child.kill('SIGINT');
    await vi.waitFor(() => expect(server.output()).toContain('Stopping.'));
    await sleep(300);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(130);
    const again = await start({ env: { LINTEL_DATA_DIR } });
    await again.ready;
  });

  test('stops in a few seconds although a request hangs for ever', async () => {
    const server = await start({ env: { LINTEL_DATA_DIR: await usedDirectory() } });
    const { hostname, port } = new URL(await server.ready);
    const hanging = connect(Number(port), hostname);
    hanging.on('error', () => undefined);
    hanging.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    await sleep(200);
    const asked = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(9_000);
  });

  test.each([
    ['throws', "throw new Error('planted')"],
    ['rejects', "Promise.reject(new Error('planted'))"],
  ])('logs what nobody handled once when something %s, and stops cleanly', async (_, fault) => {
    const LINTEL_DATA_DIR = await usedDirectory();
    const code = `process.on('SIGUSR2', () => { ${fault} })`;
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
    const server = await start({ env: { LINTEL_DATA_DIR }, nodeOptions });
    await server.ready;
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    expect(server.output().match(/"message":"planted"/g)).toHaveLength(1);
    expect((await readdir(LINTEL_DATA_DIR)).toSorted()).toEqual(['database', 'files']);
  });

  test('says where the time of its start went when asked to', async () => {
    const env = { LINTEL_DATA_DIR: await usedDirectory(), LINTEL_LOG_LEVEL: 'debug' };
    const server = await start({ env });
    await server.ready;
    expect(server.output()).toMatch(
      /^Started in \d+ ms: program \d+, data directory \d+, database \d+, web application \d+, application \d+, listening \d+\.$/m,
    );
  });

  test('has no demo account in production, and says nothing of one', async () => {
    const env = { LINTEL_DATA_DIR: await usedDirectory(), NODE_ENV: 'production' };
    const server = await start({ env });
    const config = await fetch(`${await server.ready}/api/config`).then((answer) => answer.json());
    expect(config.demo).toBeUndefined();
    expect(server.output()).not.toContain('demo');
  });
});

describe('after kill -9', () => {
  const POLICY =
    '# Privacy notice\n\nWe process personal data lawfully, fairly and transparently.\n\n' +
    'You have the right of access, rectification and erasure.\n\n'.repeat(20_000);

  async function upload(address: string, headers: Record<string, string>): Promise<Response> {
    const form = new FormData();
    form.append('document', new File([POLICY], 'notice.txt', { type: 'text/plain' }));
    return fetch(`${address}/api/upload`, { method: 'POST', headers, body: form });
  }

  async function startAnalysis(address: string, headers: Record<string, string>): Promise<string> {
    const document = await upload(address, headers).then((answer) => answer.json());
    const started = await fetch(`${address}/api/analyze`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: document.id, framework: 'GDPR' }),
    });
    expect(started.status, await started.clone().text()).toBeLessThan(300);
    const { analysisId } = await started.json();
    return analysisId;
  }

  test.each(['extracting', 'analyzing'])(
    'while an analysis is at %s, the next start finishes it',
    async (stage) => {
      const LINTEL_DATA_DIR = await usedDirectory();
      const server = await start({ env: { LINTEL_DATA_DIR } });
      const address = await server.ready;
      const headers = await signIn(address);
      const id = await startAnalysis(address, headers);
      await reachStage(`${address}/api/analysis-events/${id}`, headers, stage);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      expect(await readdir(LINTEL_DATA_DIR)).toContain('server.lock');

      const next = await start({ env: { LINTEL_DATA_DIR } });
      const nextAddress = await next.ready;
      const nextHeaders = await signIn(nextAddress);
      await vi.waitFor(
        async () => {
          const url = `${nextAddress}/api/analysis-status/${id}`;
          const status = await fetch(url, { headers: nextHeaders });
          expect(await status.json()).toMatchObject({ id, status: 'COMPLETED', progress: 100 });
        },
        { timeout: 20_000, interval: 100 },
      );
      const usage = await fetch(`${nextAddress}/api/audit-usage`, { headers: nextHeaders });
      expect(await usage.json()).toMatchObject({ current: 1 });
    },
  );

  /** Resolves at the event that tells of the stage, before the connection is closed. */
  async function reachStage(url: string, headers: Record<string, string>, stage: string) {
    const events = await fetch(url, { headers });
    let heard = '';
    for await (const chunk of events.body ?? []) {
      heard += Buffer.from(chunk).toString();
      if (heard.includes(`"stage":"${stage}"`)) {
        expect(heard).not.toContain('COMPLETED');
        return;
      }
    }
    throw new Error(`The analysis never was at ${stage}:\n${heard}`);
  }

  test('between the file of an upload and its row, the file is swept once it is old', async () => {
    const LINTEL_DATA_DIR = await usedDirectory();
    const server = await start({ env: { LINTEL_DATA_DIR }, nodeOptions: imported(DIE_AFTER_FILE) });
    const address = await server.ready;
    await expect(upload(address, await signIn(address))).rejects.toThrow();
    expect(await server.ended).toBe('SIGKILL');
    const originals = () => readdir(join(LINTEL_DATA_DIR, 'files/originals'));
    expect(await originals()).toHaveLength(1);

    const next = await start({ env: { LINTEL_DATA_DIR } });
    const nextAddress = await next.ready;
    const headers = await signIn(nextAddress);
    const listed = await fetch(`${nextAddress}/api/documents`, { headers });
    expect(await listed.json()).toEqual([]);
    // It could be an upload in progress at another server.
    expect(await originals()).toHaveLength(1);
    next.child.kill('SIGINT');
    await next.ended;

    const later = await start({ env: { LINTEL_DATA_DIR }, nodeOptions: imported(TWO_HOURS_LATER) });
    await later.ready;
    expect(await originals()).toEqual([]);
  });

  const imported = (code: string) => [
    '--import',
    `data:text/javascript,${encodeURIComponent(code)}`,
  ];
  /** Ends the process when an original has got its name, before its document is in the database. */
  const DIE_AFTER_FILE = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs;
    fs.rename = async (from, to) => {
      await rename(from, to);
      if (to.includes('originals')) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`;
  const TWO_HOURS_LATER = `
    const { Date } = globalThis;
    globalThis.Date = class extends Date {
      constructor(...time) {
        super(...(time.length === 0 ? [Date.now() + 7_200_000] : time));
      }
    };`;
});

describe('what cannot start says so in a sentence', () => {
  test('a setting that cannot be right', async () => {
    expect(await refusal({ env: { PORT: 'http' } })).toBe(
      'PORT must be a whole number from 0 to 65535, but it is "http". Example: PORT=3000',
    );
  });

  test('a port in use; the data directory is free again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const LINTEL_DATA_DIR = await usedDirectory();
    try {
      expect(await refusal({ env: { LINTEL_DATA_DIR, PORT: String(port) } })).toMatch(
        new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use by another program\\. Stop`),
      );
    } finally {
      other.close();
    }
    expect((await readdir(LINTEL_DATA_DIR)).toSorted()).toEqual(['database', 'files']);
  });

  test('a host that is not this machine', async () => {
    const env = { LINTEL_DATA_DIR: await usedDirectory(), HOST: '192.0.2.1' };
    expect(await refusal({ env })).toMatch(/^HOST is 192\.0\.2\.1, which is no address of this/);
  });

  test('a damaged database', async () => {
    const LINTEL_DATA_DIR = await usedDirectory();
    await truncate(join(LINTEL_DATA_DIR, 'database/global/pg_control'), 10);
    expect(await refusal({ env: { LINTEL_DATA_DIR } })).toMatch(
      /^The database in \S+ cannot be opened \(.+\)\. It was left as it is\. Put a backup/,
    );
  });

  test('a file where the data directory should be', async () => {
    const LINTEL_DATA_DIR = join(await usedDirectory(), 'file');
    await writeFile(LINTEL_DATA_DIR, 'mine');
    expect(await refusal({ env: { LINTEL_DATA_DIR } })).toMatch(/there is a file in its place/);
  });

  test('a folder that this user may not use', async () => {
    const LINTEL_DATA_DIR = await usedDirectory();
    const locked = join(LINTEL_DATA_DIR, 'locked');
    await mkdir(locked, { mode: 0o500 });
    // Root may use any folder, so root tries as somebody else.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const how = { env: { LINTEL_DATA_DIR: join(locked, 'data') }, ...(uid && { uid }) };
    expect(await refusal(how)).toMatch(/this user may not read and write there/);
  });

  test('a PostgreSQL server that is not there', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const DATABASE_URL = `postgresql://lintel:hunter2@127.0.0.1:${port}/lintel`;
    const said = await refusal({ env: { LINTEL_DATA_DIR: await usedDirectory(), DATABASE_URL } });
    expect(said).toMatch(/^The PostgreSQL server at 127\.0\.0\.1:\d+ cannot be reached/);
    expect(said).not.toContain('hunter2');
  });

  test('a Node that is too old', async () => {
    const older =
      'data:text/javascript,' +
      encodeURIComponent(
        "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })",
      );
    expect(await refusal({ nodeOptions: ['--import', older] })).toBe(
      'Lintel needs Node 24 or newer, and this is Node 20.1.0. Run `npm ci && npm start`, which brings the right one.',
    );
  });
});
