import { Client } from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './node-postgres.ts';

interface PostgresTestDatabase {
  /** A database of the server in which the user may create databases. */
  serverUrl: string;
  templateId: string;
  name: string;
}

/** A database of its own on the server given, dropped when it is closed. */
export async function createPostgresTestDatabase({
  serverUrl,
  templateId,
  name,
}: PostgresTestDatabase): Promise<OpenDatabase> {
  const template = `lintel_template_${templateId}`;
  await onServer(serverUrl, async (server) => {
    await makeTemplate({ server, serverUrl, template });
    await server.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres(databaseUrl(serverUrl, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, async (server) => {
        await server.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

async function makeTemplate({
  server,
  serverUrl,
  template,
}: {
  server: Client;
  serverUrl: string;
  template: string;
}): Promise<void> {
  // Test files run at the same time: one makes the template, the others wait for it.
  await server.query(`select pg_advisory_lock(hashtext($1))`, [template]);
  const found = await server.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount === 0) {
    const unfinished = `${template}_unfinished`;
    await server.query(`drop database if exists ${unfinished} with (force)`);
    await server.query(`create database ${unfinished}`);
    const database = await openPostgres(databaseUrl(serverUrl, unfinished));
    await migrate(database.db);
    await database.close();
    await server.query(`alter database ${unfinished} rename to ${template}`);
  }
  await server.query(`select pg_advisory_unlock(hashtext($1))`, [template]);
}

async function onServer(serverUrl: string, use: (server: Client) => Promise<void>): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await use(server);
  } finally {
    await server.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
