import { ENDPOINTS, type User } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { keyOf } from './read.ts';
import { clearToken, readToken } from './session/stored-login.ts';

/** The signed-in person, or `null` when the server does not say who that is. */
export function useCurrentUser() {
  return useQuery({ queryKey: keyOf(ENDPOINTS.currentUser), queryFn: fetchCurrentUser });
}

/** Any answer but a success gives no user, and drops the token that was asked with. */
export async function fetchCurrentUser(): Promise<User | null> {
  try {
    const user = await call(ENDPOINTS.currentUser, { token: readToken(), on401: 'null' });
    if (user === null) clearToken();
    return user;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    clearToken();
    return null;
  }
}
