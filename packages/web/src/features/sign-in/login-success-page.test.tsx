import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, json, refusal } from '../../testing/answer.ts';
import { INES, storeLogin } from '../../testing/people.ts';
import { visit } from '../../testing/visit.tsx';
import { LoginSuccessPage } from './login-success-page.tsx';

const ROUTES = [
  { path: '/login-success', Component: LoginSuccessPage },
  { path: '*', Component: () => <h1>Elsewhere</h1> },
];
const known = json({ ...INES, subscriptionPlan: null });
const unknown = refusal(401, 'UNAUTHENTICATED', 'Please sign in to continue.');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['who the server knows', known, null, '/dashboard'],
  ['with a login stored 59 seconds ago', unknown, 58_000, '/dashboard'],
  ['with a login stored a minute ago', unknown, 60_000, '/auth'],
  ['nobody knows', unknown, null, '/auth'],
])('a visitor %s is, a second later, sent on', async (_, answer, age, destination) => {
  if (age !== null) storeLogin(Date.now() - age);
  answerWith({ 'GET /api/auth/user': answer });
  const { path } = visit('/login-success', ROUTES);
  expect(screen.getByText('Logging you in...')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(path()).toBe('/login-success');
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(path()).toBe(destination);
});
