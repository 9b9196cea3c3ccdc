import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { jobs } from './jobs-table.ts';
import { openDatabase } from './open-database.ts';
import { readTestDatabaseUrl } from './test-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-database-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function use<T>(opened: Promise<OpenDatabase>, work: (database: OpenDatabase) => Promise<T>) {
  const database = await opened;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The files of a database without those that PostgreSQL makes anew at every start. */
const lasting = async (database: string) =>
  (await readdir(database, { recursive: true }))
    .filter((path) => !/postmaster\.pid$|pg_internal\.init$/.test(path))
    .toSorted();

describe('the embedded database', () => {
  let good: string;
  beforeAll(async () => {
    good = join(folder, 'good');
    await use(openDatabase({ dataDirectory: good }), async ({ db }) => {
      await db.insert(jobs).values({ kind: 'analysis', subject: 'kept' });
    });
  });

  test('keeps what it was told, and is left in one folder', async () => {
    expect(await readdir(good)).toEqual(['database']);
    await use(openDatabase({ dataDirectory: good }), async ({ db, kind, ping }) => {
      expect(kind).toBe('embedded');
      await ping();
      expect(await db.select().from(jobs)).toMatchObject([{ subject: 'kept' }]);
    });
  });

  test('what a first start left unfinished is made again', async () => {
    const dataDirectory = join(folder, 'unfinished');
    await mkdir(join(dataDirectory, 'database.unfinished-1/base'), { recursive: true });
    await use(openDatabase({ dataDirectory }), ({ ping }) => ping());
    expect(await readdir(dataDirectory)).toEqual(['database']);
  });

  test.each<[name: string, damage: (database: string) => Promise<void>]>([
    ['a cut control file', (path) => truncate(join(path, 'global/pg_control'), 100)],
    ['an overwritten control file', (path) => writeFile(join(path, 'global/pg_control'), 'x')],
    ['no tables', (path) => rm(join(path, 'base'), { recursive: true })],
    ['no log', (path) => rm(join(path, 'pg_wal'), { recursive: true })],
    ['no version file', (path) => rm(join(path, 'PG_VERSION'))],
    ['another version', (path) => writeFile(join(path, 'PG_VERSION'), '12\n')],
  ])('%s is a sentence, and nothing is overwritten', async (name, damage) => {
    const dataDirectory = join(folder, name);
    await cp(good, dataDirectory, { recursive: true });
    const database = join(dataDirectory, 'database');
    await damage(database);
    const before = await lasting(database);
    await expect(openDatabase({ dataDirectory })).rejects.toThrow(
      expect.objectContaining({
        name: 'StartFailure',
        message: expect.stringMatching(/^The database in .* cannot be opened \(.*\)\. It was left/),
      }),
    );
    expect(await lasting(database)).toEqual(before);
  });
});

describe('an address of a PostgreSQL server', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const failure = (databaseUrl: string) =>
    openDatabase({ databaseUrl, dataDirectory: folder }).then(
      () => expect.fail('it opened'),
      (error: Error) => {
        expect(error).toMatchObject({ name: 'StartFailure' });
        expect(error.message).not.toContain('hunter2');
        return error.message;
      },
    );

  /** A server that speaks just enough of the protocol to refuse us, or to be too old. */
  async function standIn(afterStartup: Buffer): Promise<string> {
    const server = createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(afterStartup);
        socket.on('data', (query) => {
          if (query[0] === 'Q'.charCodeAt(0)) socket.write(versionAnswer('140012'));
        });
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    return `postgresql://lintel:hunter2@127.0.0.1:${port}/lintel`;
  }

  test('where nothing listens', async () => {
    const url = await standIn(READY);
    const server = servers.pop();
    server?.close();
    expect(await failure(url)).toMatch(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ cannot be reached \(.*ECONNREFUSED.*\)\. Check that it runs/,
    );
  });

  test('whose host does not exist', async () => {
    expect(await failure('postgresql://u:hunter2@no-such-host.invalid/lintel')).toMatch(
      /^The PostgreSQL server at no-such-host\.invalid cannot be reached \(.*\)/,
    );
  });

  test('that refuses the password', async () => {
    const url = await standIn(refusal('28P01', 'password authentication failed'));
    expect(await failure(url)).toMatch(
      /refused the user "lintel" \(password .*\)\. Check the user/,
    );
  });

  test('without such a database', async () => {
    const url = await standIn(refusal('3D000', 'database "lintel" does not exist'));
    expect(await failure(url)).toMatch(/has no database "lintel"\. Create it \(createdb lintel\)/);
  });

  test('that is too old', async () => {
    expect(await failure(await standIn(READY))).toBe(
      'DATABASE_URL names a server with PostgreSQL 14; Lintel needs 15 or newer. Nothing was changed.',
    );
  });

  const real = readTestDatabaseUrl();
  describe.runIf(real !== undefined)('that is real', () => {
    const withUser = (user: string, password: string, name = 'postgres') =>
      Object.assign(new URL(real ?? ''), { username: user, password, pathname: `/${name}` }).href;
    const asAdmin = (statements: string[]) =>
      import('./node-postgres.ts').then(({ openPostgres }) =>
        use(openPostgres(real ?? ''), async ({ db }) => {
          for (const statement of statements) await db.execute(sql.raw(statement));
        }),
      );

    test('refuses a wrong password', async () => {
      expect(await failure(withUser('lintel', 'hunter2'))).toMatch(/refused the user "lintel"/);
    });

    test('has no such database', async () => {
      const { username, password } = new URL(real ?? '');
      expect(await failure(withUser(username, password, 'nowhere'))).toMatch(
        /has no database "nowhere"/,
      );
    });

    test('lets us create nothing', async () => {
      await asAdmin(["create role guest login password 'hunter2'", 'create database guarded']);
      try {
        expect(await failure(withUser('guest', 'hunter2', 'guarded'))).toMatch(
          /may not create tables in the database\. Make it the owner/,
        );
      } finally {
        await asAdmin(['drop database guarded', 'drop role guest']);
      }
    });

    test('is brought up to date once when several servers start together', async () => {
      await asAdmin(['create database together']);
      try {
        const url = Object.assign(new URL(real ?? ''), { pathname: '/together' }).href;
        const opened = await Promise.all(
          [1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDirectory: folder })),
        );
        const applied = await opened[0]?.db.execute<{ n: number; different: number }>(
          sql`select count(*)::int as n, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
        );
        for (const { close } of opened) await close();
        const journal = new URL('./migrations/meta/_journal.json', import.meta.url);
        const { entries } = JSON.parse(await readFile(journal, 'utf8'));
        expect(applied?.rows).toEqual([{ n: entries.length, different: entries.length }]);
      } finally {
        await asAdmin(['drop database together']);
      }
    });
  });
});

/** Messages of the PostgreSQL protocol, version 3: a type, the length with itself, the content. */
function message(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const READY = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]);

function refusal(code: string, text: string): Buffer {
  return message('E', `SFATAL\0C${code}\0M${text}\0\0`);
}

function versionAnswer(version: string): Buffer {
  const column = Buffer.alloc(18);
  column.writeInt32BE(25, 6);
  const length = Buffer.alloc(4);
  length.writeInt32BE(version.length);
  return Buffer.concat([
    message('T', Buffer.from([0, 1]), 'server_version_num\0', column),
    message('D', Buffer.from([0, 1]), length, version),
    message('C', 'SHOW\0'),
    message('Z', 'I'),
  ]);
}
