import { z } from 'zod';

/** The login kept in the browser: one entry, beside the token that asks for the current user. */
export const LOGIN_ENTRY = 'storedLogin';
const TOKEN_ENTRY = 'auth_token';
const VALID_FOR_MS = 24 * 60 * 60 * 1000;

const storedLogin = z.object({
  user: z.object({
    id: z.string().min(1),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  token: z.string().min(1),
  /** When it was stored, in milliseconds since 1970. */
  timestamp: z.number(),
});
export type StoredLogin = z.infer<typeof storedLogin>;

/** The stored login if it is whole and under 24 hours old; anything else is cleared. */
export function readStoredLogin(now: number = Date.now()): StoredLogin | null {
  const text = localStorage.getItem(LOGIN_ENTRY);
  if (text === null) return null;
  const login = storedLogin.safeParse(parseJson(text));
  const age = login.success ? now - login.data.timestamp : Number.NaN;
  if (login.success && age >= 0 && age < VALID_FOR_MS) return login.data;
  clearStoredLogin();
  return null;
}

/** @throws {Error} when the browser did not keep what was written */
export function writeStoredLogin(login: StoredLogin): void {
  try {
    localStorage.setItem(LOGIN_ENTRY, JSON.stringify(login));
    localStorage.setItem(TOKEN_ENTRY, login.token);
  } catch {
    throw new Error('Authentication storage verification failed');
  }
  const kept = readStoredLogin(login.timestamp);
  if (
    kept?.token !== login.token ||
    kept.user.id !== login.user.id ||
    readToken() !== login.token
  ) {
    throw new Error('Authentication storage verification failed');
  }
}

export function clearStoredLogin(): void {
  localStorage.removeItem(LOGIN_ENTRY);
  clearToken();
}

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_ENTRY);
}

export function clearToken(): void {
  localStorage.removeItem(TOKEN_ENTRY);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
