import { type BodyOf, ENDPOINTS } from '@lintel/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './call.ts';
import { beginSession } from './session/session.ts';
import { clearStoredLogin } from './session/stored-login.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** Signs in and keeps the login in the browser. On any failure nothing is kept. */
export function useLogin() {
  return useMutation({ mutationFn: logIn });
}

async function logIn(body: BodyOf<typeof ENDPOINTS.login>): Promise<void> {
  try {
    const { authToken, ...user } = await call(ENDPOINTS.login, { body });
    beginSession({ user, token: authToken, timestamp: Date.now() });
  } catch (error) {
    clearStoredLogin();
    if (error instanceof UnexpectedAnswer && error.parts.includes('authToken')) {
      throw new Error('No auth token received from server', { cause: error });
    }
    throw error;
  }
}
