import { useSyncExternalStore } from 'react';
import {
  clearStoredLogin,
  LOGIN_ENTRY,
  readStoredLogin,
  type StoredLogin,
  writeStoredLogin,
} from './stored-login.ts';

/** Why the browser holds no login: nobody signed in, the person left, or the server refused it. */
export type Ending = 'never-begun' | 'signed-out' | 'expired';

let ending: Ending = 'never-begun';
let seen: { text: string | null; login: StoredLogin | null } | undefined;
const listeners = new Set<() => void>();

/** @throws {Error} when the browser did not keep the login */
export function beginSession(login: StoredLogin): void {
  writeStoredLogin(login);
  ending = 'never-begun';
  tell();
}

export function endSession(reason: Exclude<Ending, 'never-begun'>): void {
  if (localStorage.getItem(LOGIN_ENTRY) !== null) ending = reason;
  clearStoredLogin();
  tell();
}

export function lastEnding(): Ending {
  return ending;
}

/** The valid stored login, or `null`; follows sign-in and sign-out, in other tabs too. */
export function useStoredLogin(): StoredLogin | null {
  return useSyncExternalStore(subscribe, snapshot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The same object as long as the entry is the same, which is what React compares by. */
function snapshot(): StoredLogin | null {
  const login = readStoredLogin();
  const text = localStorage.getItem(LOGIN_ENTRY);
  if (seen?.text !== text) seen = { text, login };
  return seen?.login ?? null;
}

function tell(): void {
  for (const listener of listeners) listener();
}
