import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * OWASP's second choice of scrypt parameters (Password Storage Cheat Sheet): 32 MiB and about
 * 150 ms a password. Its first takes 128 MiB, which a few logins at once would multiply.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** `scrypt$N$r$p$salt$key`, so that the parameters can rise without locking anybody out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time whether or not there is a user to compare with. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (hash ?? NOBODY).split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const same = timingSafeEqual(key, Buffer.from(expected, 'base64url'));
  return same && hash !== undefined;
}

/** A hash that no password has, with today's parameters. */
const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  Buffer.alloc(SALT_BYTES).toString('base64url'),
  Buffer.alloc(KEY_BYTES).toString('base64url'),
].join('$');

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  // One spelling of an accented letter, whichever keyboard typed it.
  const typed = password.normalize('NFKC');
  const maxmem = 256 * (cost.N ?? 1) * (cost.r ?? 1);
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
