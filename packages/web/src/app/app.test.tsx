import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, json } from '../testing/answer.ts';
import { INES, storeLogin } from '../testing/people.ts';
import { App } from './app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(<App />);
}

it('leads a visitor without a login from / to sign-in', async () => {
  answerWith({ 'GET /api/config': json({ signIn: [] }) });
  open('/');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(window.location.pathname).toBe('/auth');
});

it('has a page for addresses where there is nothing', async () => {
  open('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Page Not Found · Lintel'));
});

it('never shows who signs in next what the last person read', async () => {
  let plan = 'Professional';
  const usage = { isUnlimited: true, current: 1, limit: null, resetDate: '2026-12-14T00:00:00Z' };
  answerWith({
    'GET /api/auth/user': () => json({ ...INES, subscriptionPlan: plan }),
    'GET /api/audit-usage': json(usage),
  });
  storeLogin();
  open('/pricing');
  expect(await screen.findByText('Professional')).toBeTruthy();
  plan = 'Starter';
  act(() => {
    localStorage.setItem(
      'storedLogin',
      JSON.stringify({ user: INES, token: 'token-2', timestamp: Date.now() }),
    );
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText('Starter')).toBeTruthy();
  expect(screen.queryByText('Professional')).toBeNull();
});

it('asks for nothing of the account once it is signed out', async () => {
  const usage = { isUnlimited: true, current: 1, limit: null, resetDate: '2026-12-14T00:00:00Z' };
  const asked = answerWith({
    'GET /api/auth/user': json({ ...INES, subscriptionPlan: 'Professional' }),
    'GET /api/audit-usage': json(usage),
  });
  storeLogin();
  open('/pricing');
  await screen.findByText('Professional');
  const before = asked.length;
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByRole('link', { name: 'Log In' })).toBeTruthy();
  expect(asked.slice(before)).toEqual([]);
});
