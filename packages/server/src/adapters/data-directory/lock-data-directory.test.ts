import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identifyThisProcess } from './identify-process.ts';
import { lockDataDirectory } from './lock-data-directory.ts';

let directory: string;
let lockFile: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lintel-lock-'));
  lockFile = join(directory, 'server.lock');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const me = identifyThisProcess();
const leaveLock = (holder: object) =>
  writeFile(lockFile, JSON.stringify({ ...me, since: 'then', token: 'theirs', ...holder }));

test('the directory is taken once, and free again after the release', async () => {
  const lock = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(
    `Another Lintel server (process ${process.pid}`,
  );
  lock.release();
  lock.release();
  expect(await readdir(directory)).toEqual([]);
  (await lockDataDirectory(directory)).release();
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await leaveLock({ pid: child.pid });
  const lock = await lockDataDirectory(directory);
  expect(JSON.parse(await readFile(lockFile, 'utf8')).pid).toBe(process.pid);
  lock.release();
});

test.runIf(process.platform === 'linux')(
  'so is the lock of a process whose id another process has now',
  async () => {
    await leaveLock({ started: 'some other boot 12345' });
    (await lockDataDirectory(directory)).release();
  },
);

test('a lock from another container is believed while it gives signs of life', async () => {
  await leaveLock({ place: 'another container', pid: 1 });
  const touching = setInterval(() => utimes(lockFile, new Date(), new Date()), 100);
  try {
    await expect(lockDataDirectory(directory, 200)).rejects.toThrow(
      'Another Lintel server (process 1,',
    );
  } finally {
    clearInterval(touching);
  }
});

test.each([
  ['from another container', () => leaveLock({ place: 'another container', pid: 1 })],
  ['that cannot be read', () => writeFile(lockFile, 'half a li')],
])('a lock %s that gives none is taken over', async (_, leave) => {
  await leave();
  (await lockDataDirectory(directory, 100)).release();
});

test('of many servers that find the same old lock exactly one gets the directory', async () => {
  await leaveLock({ pid: 2 ** 30 });
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockDataDirectory(directory)),
  );
  const locks = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(locks).toHaveLength(1);
  for (const { value } of locks) value.release();
  expect(await readdir(directory)).toEqual([]);
});

test('a release leaves the lock of another server alone', async () => {
  const lock = await lockDataDirectory(directory);
  await leaveLock({ token: 'theirs' });
  lock.release();
  expect(await readdir(directory)).toEqual(['server.lock']);
});
