import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OpenDatabase } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/**
 * A migrated, empty database for one test file: embedded and in memory, or on the PostgreSQL
 * server that LINTEL_TEST_DATABASE_URL names. Close it afterwards; nothing of it remains.
 * Both are copied from a template that is made once per set of migrations.
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = readTestDatabaseUrl();
  if (serverUrl !== undefined) {
    const { createPostgresTestDatabase } = await import('./test-database-postgres.ts');
    return createPostgresTestDatabase({ serverUrl, templateId: templateId(), name: testName() });
  }
  const { createEmbeddedTestDatabase } = await import('./test-database-embedded.ts');
  return createEmbeddedTestDatabase(templateId());
}

/** A server on which tests may create databases; absent: they use the embedded one. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.LINTEL_TEST_DATABASE_URL || undefined;
}

/** A file of the package's `dist`. The package does not export its own manifest. */
const EMBEDDED_DATABASE = createRequire(import.meta.url).resolve('@electric-sql/pglite');

const testName = () => `lintel_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** Changes whenever a template made earlier would no longer be right. */
function templateId(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    hash.update(`${migration.folderMillis} ${migration.hash}\n`);
  }
  hash.update(readFileSync(join(EMBEDDED_DATABASE, '../../package.json')));
  return hash.digest('hex').slice(0, 16);
}
