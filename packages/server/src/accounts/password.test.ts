import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is verified against its hash and no other', async () => {
  const hash = await hashPassword('pässword');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('pässword')).not.toBe(hash);
  expect(await verifyPassword('pässword', hash)).toBe(true);
  // The same letters from a keyboard that sends the accent by itself.
  expect(await verifyPassword('pa\u0308ssword', hash)).toBe(true);
  expect(await verifyPassword('password', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('without a user there is as much work, and never a match', async () => {
  const hash = await hashPassword('password');
  const time = async (against: string | undefined) => {
    const started = process.cpuUsage();
    expect(await verifyPassword('wrong', against)).toBe(false);
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  const known = (await time(hash)) + (await time(hash));
  const unknown = (await time(undefined)) + (await time(undefined));
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
