import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signIn } from './testing/sign-in.ts';
import { cleanUp, start } from './testing/start-server.ts';

vi.setConfig({ testTimeout: 120_000 });
afterEach(cleanUp);

/** Set by `scripts/with-postgres.ts`; the suite on the embedded database has none. */
const serverUrl = process.env.LINTEL_TEST_DATABASE_URL;

describe.runIf(serverUrl)('on PostgreSQL', () => {
  test('two servers share one database and one folder of files', async () => {
    const { openPostgres } = await import(
      '../../packages/server/src/adapters/postgres/node-postgres.ts'
    );
    const admin = await openPostgres(serverUrl ?? '');
    const name = `lintel_start_${process.pid}`;
    const folder = await mkdtemp(join(tmpdir(), 'lintel-start-'));
    await admin.db.execute(`create database ${name}`);
    try {
      const DATABASE_URL = Object.assign(new URL(serverUrl ?? ''), { pathname: `/${name}` }).href;
      const env = { DATABASE_URL, LINTEL_DATA_DIR: folder, LINTEL_DEMO: 'on' };
      const servers = await Promise.all([start({ env }), start({ env })]);
      for (const server of servers) await signIn(await server.ready);
      for (const server of servers) server.child.kill('SIGTERM');
      for (const server of servers) expect(await server.ended).toBe(0);
    } finally {
      await admin.db.execute(`drop database ${name} with (force)`);
      await admin.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
