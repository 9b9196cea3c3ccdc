import { expect } from 'vitest';

/** Signs in with the demo account that a started server names, and returns the headers to call it with. */
export async function signIn(address: string): Promise<Record<string, string>> {
  const config = await fetch(`${address}/api/config`).then((answer) => answer.json());
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(config.demo),
  });
  expect(answer.status).toBe(200);
  const { authToken } = await answer.json();
  return { authorization: `Bearer ${authToken}` };
}
