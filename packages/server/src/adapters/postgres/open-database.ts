import { join } from 'node:path';
import { StartFailure } from '../../start-failure.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

export interface DatabaseLocation {
  /** A `postgresql://` address; the embedded database is used when there is none. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database is made inside this one. */
  dataDirectory: string;
}

/**
 * Opens the database and brings its schema up to date. Each driver is imported only when it is
 * used, which saves the other one's share of the start.
 * @throws StartFailure with a sentence for the person who starts the server
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const database = await connect(location);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw isForbidden(error) ? new StartFailure(FORBIDDEN) : error;
  }
  return database;
}

const FORBIDDEN =
  'The user in DATABASE_URL may not create tables in the database. ' +
  'Make it the owner of the database (alter database NAME owner to USER). Nothing was changed.';

/** drizzle wraps the driver's error; 42501 is insufficient_privilege. */
function isForbidden(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code === '42501';
}

async function connect({ databaseUrl, dataDirectory }: DatabaseLocation): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./node-postgres.ts');
    return openPostgres(databaseUrl);
  }
  const { openEmbedded } = await import('./pglite.ts');
  return openEmbedded(join(dataDirectory, 'database'));
}
