import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleDocument } from '../features/results/testing/sample-document.ts';
import { sampleResults } from '../features/results/testing/sample-results.ts';
import { answerWith, json, refusal } from '../testing/answer.ts';
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

it('leads from an export without a session to sign-in, calmly, and back', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollIntoView = () => {};
  const { id } = sampleResults;
  answerWith({
    'GET /api/config': json({ signIn: [] }),
    'GET /api/auth/user': json({ ...INES, subscriptionPlan: 'Professional' }),
    [`GET /api/results/${id}`]: json(sampleResults),
    [`GET /api/documents/${sampleDocument.id}`]: json(sampleDocument),
    [`GET /api/export/${id}`]: refusal(401, 'UNAUTHENTICATED', 'Please sign in to continue.'),
    'POST /api/auth/login': json({ ...INES, authToken: 'token-2' }),
  });
  storeLogin();
  open(`/dashboard?analysis=${id}`);
  const [button] = await screen.findAllByRole('button', { name: 'Export Report' });
  fireEvent.click(button as Element);
  expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
  expect(window.location.pathname).toBe('/auth');
  expect(screen.queryByText('Export failed')).toBeNull();

  fireEvent.change(screen.getByLabelText('Email'), { target: { value: INES.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Risk overview' });
  expect(window.location.pathname + window.location.search).toBe(`/dashboard?analysis=${id}`);
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
