import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'lintel-web-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lintel</title>');
  writeFileSync(join(folder, 'assets/app-3f2a.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/app-3f2a.js.gz'), gzipSync('console.log(1)'));
  app = await startTestApp({ works: false, settings: { webFolder: folder } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
test.each([
  ['/', html, 200, 'text/html'],
  ['/dashboard?trial=started', html, 200, 'text/html'],
  ['/results/a.b', html, 200, 'text/html'],
  ['/assets/app-3f2a.js', {}, 200, 'application/javascript'],
  ['/assets/app-0000.js', html, 404, 'application/json'],
  ['/dashboard', { accept: 'application/json' }, 404, 'application/json'],
  ['/api/nothing', html, 404, 'application/json'],
  ['/api', html, 404, 'application/json'],
  ['/..%2f..%2f..%2fetc%2fpasswd', {}, 404, 'application/json'],
])('%s for %j answers %i', async (url, headers, status, type) => {
  const answer = await app.http.inject({ url, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(new RegExp(`^${type}`));
});

test('what has its content in its name is kept for ever, a page is asked for each time', async () => {
  const script = await app.http.inject({
    url: '/assets/app-3f2a.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-encoding']).toBe('gzip');
  for (const url of ['/', '/dashboard']) {
    const page = await app.http.inject({ url, headers: html });
    expect(page.headers['cache-control']).toBe('no-cache');
  }
});

test('a page may run our scripts and no others', async () => {
  const page = await app.http.inject({ url: '/', headers: html });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
});
