import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: opaque, so a session can be ended on the server. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token. A plain hash is enough for 256 random bits, which nobody can guess. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
