import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
}
type Answer = Response | (() => Response | Promise<Response>);

/** Puts a server in place of `fetch` that answers by `METHOD /path`, and keeps what it was asked. */
export function answerWith(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push({
      method,
      path,
      headers: init.headers as Record<string, string>,
      body: init.body,
      credentials: init.credentials,
    });
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new TypeError(`Nothing answers ${method} ${path}`);
    return typeof answer === 'function' ? answer() : answer.clone();
  });
  return asked;
}

export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

export function refusal(status: number, code: string, message: string): Response {
  return json({ code, error: message, message }, status);
}
