import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../adapters/postgres/test-database.ts';
import { loggableError } from './loggable-error.ts';

test('the values of a failed query are nowhere in what is logged', async () => {
  const { db, close } = await createTestDatabase();
  const text = 'We keep personal data for ever. '.repeat(40);
  try {
    const error = await db
      .execute(sql`insert into nowhere (text) values (${text})`)
      .then(() => expect.fail('it worked'))
      .catch((failed: unknown) => failed);
    expect(String(error), 'the driver has them, else this proves nothing').toContain('for ever');
    const logged = JSON.stringify(loggableError(error));
    expect(logged).not.toContain('for ever');
    expect(logged).toContain('insert into nowhere (text) values ($1)');
    expect(logged).toContain('relation \\"nowhere\\" does not exist');
    expect(loggableError(error).cause).toMatchObject({ code: '42P01' });
  } finally {
    await close();
  }
});

test('an ordinary error keeps its message, its code and where it was thrown', () => {
  const error = Object.assign(new Error('no luck'), { code: 'E_LUCK', secret: 'hunter2' });
  const logged = loggableError(error);
  expect(logged).toMatchObject({ type: 'Error', message: 'no luck', code: 'E_LUCK' });
  expect(logged.stack).toContain('loggable-error.test.ts');
  expect(JSON.stringify(logged)).not.toContain('hunter2');
});

test('whatever else is thrown is printed short', () => {
  expect(loggableError('x'.repeat(1_000)).message).toHaveLength(303);
  expect(loggableError(undefined)).toEqual({ type: 'undefined', message: 'undefined', stack: '' });
});
