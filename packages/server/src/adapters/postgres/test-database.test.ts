import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from './jobs-table.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

test('a test database is migrated, empty and apart from any other', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  try {
    await one.db.insert(jobs).values({ kind: 'analysis', subject: 'a1' });
    expect(await one.db.select().from(jobs)).toHaveLength(1);
    expect(await other.db.select().from(jobs)).toHaveLength(0);
    const answer = await one.db.execute<{ n: number }>(sql`select 1 as n`);
    expect(answer.rows).toEqual([{ n: 1 }]);
  } finally {
    await one.close();
    await other.close();
  }
});

test('migrating again changes nothing, and a database of a newer version is refused', async () => {
  const { db, close } = await createTestDatabase();
  try {
    const applied = () => db.execute(sql`select * from drizzle.__drizzle_migrations order by id`);
    const before = await applied();
    await migrate(db);
    expect((await applied()).rows).toEqual(before.rows);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`,
    );
    await expect(migrate(db)).rejects.toThrow('written by a newer version');
  } finally {
    await close();
  }
});
