import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { StartFailure } from '../../start-failure.ts';
import type { Database } from './database.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process: whoever holds it changes the schema, others wait. */
const MIGRATION_LOCK = 5_483_202;

/**
 * Applies the migrations that the database has not seen, all in one transaction and one process
 * at a time. Its bookkeeping is drizzle-kit's (`drizzle.__drizzle_migrations`). drizzle's own
 * runner is not used: it takes no lock, so two servers starting at once on one PostgreSQL would
 * apply the same migration twice.
 * @throws StartFailure when a newer version of the product has written the database
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await applyUnseen(tx, migrations);
  });
}

async function applyUnseen(tx: Database, migrations: MigrationMeta[]): Promise<void> {
  const last = await lastApplied(tx);
  const newest = Math.max(0, ...migrations.map(({ folderMillis }) => folderMillis));
  if (last > newest) {
    throw new StartFailure(
      'The database was written by a newer version of Lintel than this one. ' +
        'Nothing was changed; start the newer version, or restore a backup made with this one.',
    );
  }
  for (const migration of migrations) {
    if (migration.folderMillis <= last) continue;
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

/** When the newest applied migration was generated, in ms since 1970; 0 for a new database. */
async function lastApplied(tx: Database): Promise<number> {
  const found = await tx.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (found.rows[0]?.name == null) {
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    return 0;
  }
  const last = await tx.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(last.rows[0]?.at ?? 0);
}
