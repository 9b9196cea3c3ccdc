import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isLoopback, listen } from './listen.ts';
import { createOpenedThings } from './opened-things.ts';
import { createStartClock } from './start-clock.ts';

test('what was opened last is closed first, once, and one failure keeps nothing open', async () => {
  const closed: string[] = [];
  const opened = createOpenedThings();
  for (const name of ['lock', 'database', 'http']) {
    opened.add(() => {
      closed.push(name);
      if (name === 'database') throw new Error('no luck');
    });
  }
  await expect(opened.close()).rejects.toThrow('no luck');
  await opened.close();
  expect(closed).toEqual(['http', 'database', 'lock']);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.1', false],
  ['lintel.example', false],
])('whether %s is for this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each([
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['0.0.0.0', /^http:\/\/localhost:\d+$/],
  ['localhost', /^http:\/\/localhost:\d+$/],
])('listening on %s, the address opens in a browser', async (host, address) => {
  const server = createServer();
  try {
    expect(await listen(listenerOf(server), { host, port: 0 })).toMatch(address);
  } finally {
    server.close();
  }
});

test.each([
  ['EACCES', 'This user may not listen on port 80. Set PORT to a number above 1023'],
  ['EADDRINUSE', 'Port 80 on 127.0.0.1 is in use by another program.'],
  ['ENOTFOUND', 'HOST is 127.0.0.1, which is no address of this machine.'],
])('%s is a sentence', async (code, sentence) => {
  const http = {
    server: createServer(),
    listen: () => Promise.reject(Object.assign(new Error(code), { code })),
  };
  await expect(listen(http, { host: '127.0.0.1', port: 80 })).rejects.toThrow(sentence);
});

test('the clock tells each step and their sum', () => {
  const clock = createStartClock();
  clock.mark('program');
  clock.mark('database');
  expect(clock.print()).toMatch(/^Started in \d+ ms: program \d+, database 0\.$/);
});

const listenerOf = (server: ReturnType<typeof createServer>) => ({
  server,
  listen: (wanted: { host: string; port: number }) =>
    new Promise<void>((resolve) => server.listen(wanted, resolve)),
});
