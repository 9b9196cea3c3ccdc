import { ENDPOINTS } from '@lintel/contract';
import { describe, expect, it } from 'vitest';
import { answerWith, json, refusal } from '../testing/answer.ts';
import { ANALYSIS_ID, INES, storeLogin } from '../testing/people.ts';
import { call, fetchFile } from './call.ts';
import { CallError } from './call-error.ts';
import { readStoredLogin } from './session/stored-login.ts';

const user = { ...INES, subscriptionPlan: 'Professional' };

describe('a call', () => {
  it('sends the cookie always, a JSON content type only with a body, a token only when given one', async () => {
    const asked = answerWith({
      'GET /api/auth/user': json(user),
      'POST /api/auth/login': json({ ...INES, authToken: 'token-1' }),
    });
    await call(ENDPOINTS.currentUser, { token: 'token-1' });
    await call(ENDPOINTS.login, { body: { email: INES.email, password: 'secret' } });
    expect(asked).toMatchObject([
      { credentials: 'include', body: null },
      { credentials: 'include', body: '{"email":"ines@example.com","password":"secret"}' },
    ]);
    expect(asked.map(({ headers }) => headers)).toEqual([
      { Accept: 'application/json', Authorization: 'Bearer token-1' },
      { Accept: 'application/json', 'Content-Type': 'application/json' },
    ]);
  });

  it('uploads a file in the field document and leaves the content type to the browser', async () => {
    const asked = answerWith({
      'POST /api/upload': refusal(422, 'FILE_EMPTY', 'The file is empty.'),
    });
    const file = new File([''], 'policy.txt', { type: 'text/plain' });
    await expect(call(ENDPOINTS.uploadDocument, { file })).rejects.toThrow(
      '422: The file is empty.',
    );
    const form = asked[0]?.body;
    expect(form instanceof FormData && form.get('document')).toMatchObject({ name: 'policy.txt' });
    expect(asked[0]?.headers).toEqual({ Accept: 'application/json' });
  });

  it('refuses an answer that is not what the contract promises', async () => {
    answerWith({ 'GET /api/auth/user': json({ ...user, email: 7 }) });
    await expect(call(ENDPOINTS.currentUser)).rejects.toMatchObject({
      name: 'UnexpectedAnswer',
      parts: ['email'],
    });
    answerWith({ 'GET /api/auth/user': new Response('<!doctype html>') });
    await expect(call(ENDPOINTS.currentUser)).rejects.toMatchObject({ parts: [] });
  });

  it.each([
    [
      'our own body',
      refusal(429, 'AUDIT_LIMIT_EXCEEDED', 'Monthly audit limit exceeded'),
      '429: Monthly audit limit exceeded',
      'AUDIT_LIMIT_EXCEEDED',
    ],
    [
      'any other body',
      new Response('upstream gone', { status: 502 }),
      '502: upstream gone',
      undefined,
    ],
    [
      'no body',
      new Response(null, { status: 503, statusText: 'Service Unavailable' }),
      '503: Service Unavailable',
      undefined,
    ],
  ])('fails with the status and %s', async (_, response, message, code) => {
    answerWith({ 'GET /api/audit-usage': response });
    const error = await call(ENDPOINTS.getAuditUsage).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ message, code, status: response.status });
  });

  it('ends the session on 401, unless it was asked to yield null', async () => {
    answerWith({
      'GET /api/audit-usage': refusal(401, 'UNAUTHENTICATED', 'Please sign in to continue.'),
    });
    storeLogin();
    expect(await call(ENDPOINTS.getAuditUsage, { on401: 'null' })).toBeNull();
    expect(readStoredLogin()).not.toBeNull();
    await expect(call(ENDPOINTS.getAuditUsage)).rejects.toThrow('401: Please sign in to continue.');
    expect(readStoredLogin()).toBeNull();
  });

  it('keeps the session when a login is refused: it says nothing about the one there is', async () => {
    answerWith({
      'POST /api/auth/login': refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password'),
    });
    storeLogin();
    const body = { email: INES.email, password: 'wrong' };
    await expect(call(ENDPOINTS.login, { body })).rejects.toThrow('401: Invalid email or password');
    expect(readStoredLogin()).not.toBeNull();
  });

  it('fetches a file as it is', async () => {
    answerWith({ [`GET /api/export/${ANALYSIS_ID}?format=html`]: new Response('<!doctype html>') });
    const file = await fetchFile(ENDPOINTS.exportReport, {
      params: { id: ANALYSIS_ID },
      query: { format: 'html' },
    });
    expect(await file.text()).toBe('<!doctype html>');
  });
});
