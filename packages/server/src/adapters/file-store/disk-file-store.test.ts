import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '../../documents/file-store.ts';
import { openDiskFileStore } from './disk-file-store.ts';

let parent: string;
let folder: string;
let store: FileStore;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lintel-files-'));
  folder = join(parent, 'files');
  store = await openDiskFileStore(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.list()) found.push(key);
  return found.toSorted();
}

test('what was put is got, byte for byte, also by a store opened later', async () => {
  const every = Uint8Array.from({ length: 256 }, (_, i) => i);
  await store.put('originals/a1.pdf', every);
  const later = await openDiskFileStore(folder);
  expect(new Uint8Array((await later.get('originals/a1.pdf')) ?? [])).toEqual(every);
});

test('putting again replaces, deleting forgets, deleting again is no error', async () => {
  await store.put('a', bytes('one'));
  await store.put('a', bytes('two'));
  expect(Buffer.from((await store.get('a')) ?? []).toString()).toBe('two');
  await store.delete('a');
  await store.delete('a');
  expect(await store.get('a')).toBeUndefined();
});

test('every key is listed as it was given', async () => {
  for (const key of ['a', 'x/b.pdf', 'x/y/c_1-2.docx']) await store.put(key, bytes(key));
  expect(await keys()).toEqual(['a', 'x/b.pdf', 'x/y/c_1-2.docx']);
});

test.each([
  '..',
  '../a',
  'x/../../a',
  '/etc/passwd',
  'a//b',
  'a/',
  '',
  '.hidden',
  'a\\b',
  'a\0b',
  'C:a',
  'a b',
  'a%2fb',
  'x/'.repeat(9),
  'a'.repeat(201),
])('the key %j is refused by every function', async (key) => {
  await expect(store.put(key, bytes('x'))).rejects.toThrow(RangeError);
  await expect(store.get(key)).rejects.toThrow(RangeError);
  await expect(store.delete(key)).rejects.toThrow(RangeError);
  expect(await readdir(parent)).toEqual(['files']);
});

test('a write that fails leaves the old file and no other', async () => {
  await mkdir(join(folder, 'taken/inside'), { recursive: true });
  await expect(store.put('taken', bytes('x'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

test('a file whose writing a crash cut short is never listed, and removed at a later start', async () => {
  const left = join(folder, '.unfinished-1');
  await writeFile(left, 'half');
  expect(await keys()).toEqual([]);
  await openDiskFileStore(folder);
  expect(await readdir(folder), 'another server may be writing it').toEqual(['.unfinished-1']);
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(left, twoHoursAgo, twoHoursAgo);
  await openDiskFileStore(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('only the owner may read what is kept', async () => {
  await store.put('originals/a', bytes('x'));
  for (const path of [folder, join(folder, 'originals'), join(folder, 'originals/a')]) {
    expect((await stat(path)).mode & 0o077, path).toBe(0);
  }
});
