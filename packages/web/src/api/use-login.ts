import { type AnswerOf, type BodyOf, ENDPOINTS } from '@lintel/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './call.ts';
import { beginSession } from './session/session.ts';
import { clearStoredLogin } from './session/stored-login.ts';

/** Signs in and keeps the login in the browser. On any failure nothing is kept. */
export function useLogin() {
  return useMutation({ mutationFn: logIn });
}

async function logIn(body: BodyOf<typeof ENDPOINTS.login>): Promise<void> {
  try {
    const { authToken, ...user } = await askForLogin(body);
    beginSession({ user, token: authToken, timestamp: Date.now() });
  } catch (error) {
    clearStoredLogin();
    throw error;
  }
}

async function askForLogin(
  body: BodyOf<typeof ENDPOINTS.login>,
): Promise<AnswerOf<typeof ENDPOINTS.login>> {
  return call(ENDPOINTS.login, { body });
}
