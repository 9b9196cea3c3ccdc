import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';

/** Opens a pool of connections to a PostgreSQL server, 15 or newer. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops is replaced at the next query; without a listener
  // its error would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool),
    kind: 'postgresql',
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}
