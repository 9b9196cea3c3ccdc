import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartFailure } from '../../start-failure.ts';
import type { OpenDatabase } from './database.ts';

const OLDEST_VERSION = 15;
const CONNECTIONS = 10;
const CONNECT_LIMIT_MS = 5_000;

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @throws StartFailure when it cannot be reached, refuses us, or is too old
 */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // An idle connection that the server drops is replaced at the next query; without a listener
  // its error would end the process.
  pool.on('error', () => undefined);
  const close = async () => {
    if (!pool.ended) await pool.end();
  };
  try {
    await requireVersion(pool);
  } catch (error) {
    await close();
    throw error instanceof StartFailure ? error : unusable(databaseUrl, error);
  }
  return {
    db: drizzle(pool),
    kind: 'postgresql',
    ping: async () => {
      await pool.query('select 1');
    },
    close,
  };
}

async function requireVersion(pool: Pool): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>('show server_version_num');
  // 150014 is 15.14.
  const version = Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000);
  if (version >= OLDEST_VERSION) return;
  throw new StartFailure(
    `DATABASE_URL names a server with PostgreSQL ${version}; Lintel needs ${OLDEST_VERSION} or newer. Nothing was changed.`,
  );
}

/** Says what the driver's error means, without the address: it may hold a password. */
function unusable(databaseUrl: string, error: unknown): StartFailure {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const server = `${hostname || 'the server'}${port ? `:${port}` : ''}`;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const name = decodeURIComponent(pathname.slice(1));
  switch (code) {
    case '28P01':
    case '28000':
      return new StartFailure(
        `The PostgreSQL server at ${server} refused the user "${decodeURIComponent(username)}" (${message}). Check the user and the password in DATABASE_URL.`,
      );
    case '3D000':
      return new StartFailure(
        `The PostgreSQL server at ${server} has no database "${name}". Create it (createdb ${name}), or correct DATABASE_URL.`,
      );
    case '53300':
      return new StartFailure(
        `The PostgreSQL server at ${server} has no connection left (${message}). Raise its max_connections, or stop what uses them.`,
      );
    default:
      return new StartFailure(
        `The PostgreSQL server at ${server} cannot be reached (${message || code}). Check that it runs and that DATABASE_URL names it.`,
      );
  }
}
