import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAuditUsage } from '../../api/use-audit-usage.ts';
import { answerWith, json, refusal } from '../../testing/answer.ts';
import { INES, storeLogin } from '../../testing/people.ts';
import { visit } from '../../testing/visit.tsx';
import { Home } from '../home.tsx';
import { Protected } from '../protected.tsx';
import { Shell } from './shell.tsx';

function UsagePage() {
  useAuditUsage();
  return <h1>Dashboard page</h1>;
}
const ROUTES = [
  { path: '/', Component: Home },
  { path: '/auth', Component: () => <h1>Sign in</h1> },
  {
    Component: Protected,
    children: [
      {
        Component: Shell,
        children: [
          { path: '/dashboard', Component: () => <h1>Dashboard page</h1> },
          { path: '/upload', Component: () => <h1>Upload page</h1> },
          { path: '/usage', Component: UsagePage },
        ],
      },
    ],
  },
];
const user = (plan: string | null) => json({ ...INES, subscriptionPlan: plan });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a protected page', () => {
  it.each([
    ['without a stored login', () => {}],
    ['with one that is a day old', () => storeLogin(Date.now() - 24 * 3_600_000)],
  ])('%s leads to sign-in, which knows the way back', (_, arrange) => {
    arrange();
    answerWith({});
    const { path, state } = visit('/upload?a=b', ROUTES);
    expect(path()).toBe('/auth');
    expect(state()).toEqual({ from: '/upload?a=b', ended: false });
  });

  it('is what / leads to with a stored login', async () => {
    storeLogin();
    answerWith({ 'GET /api/auth/user': user(null) });
    expect(visit('/', ROUTES).path()).toBe('/dashboard');
    expect(await screen.findByText('No Plan')).toBeTruthy();
  });

  it('ends the session and leads to sign-in when a read is refused', async () => {
    storeLogin();
    const no = refusal(401, 'UNAUTHENTICATED', 'Please sign in to continue.');
    answerWith({ 'GET /api/auth/user': no, 'GET /api/audit-usage': no });
    const { path, state } = visit('/usage', ROUTES);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(path()).toBe('/auth');
    expect(state()).toEqual({ from: '/usage', ended: true });
    expect(localStorage.length).toBe(0);
  });
});

describe('the sidebar', () => {
  it('holds a place until the user is loaded, then shows name and plan', async () => {
    storeLogin();
    answerWith({ 'GET /api/auth/user': user('Professional') });
    visit('/dashboard', ROUTES);
    expect(screen.getByText('Loading...')).toBeTruthy();
    const button = await screen.findByRole('button', { name: /Ines Moreau/ });
    expect(within(button).getByText('Professional Plan')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('keeps the name when the server does not know the user, and drops the token it asked with', async () => {
    storeLogin();
    answerWith({ 'GET /api/auth/user': refusal(503, 'UNAVAILABLE', 'The server is starting.') });
    visit('/dashboard', ROUTES);
    expect(await screen.findByRole('button', { name: /Ines Moreau/ })).toBeTruthy();
    expect(screen.queryByText(/Plan$/)).toBeNull();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('marks the page one is on, and leads to the others', async () => {
    storeLogin();
    answerWith({ 'GET /api/auth/user': user('Starter') });
    visit('/dashboard', ROUTES);
    await screen.findByText('Starter Plan');
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const current = () => nav.querySelector('[aria-current=page]')?.textContent;
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'Upload Document']);
    expect(current()).toBe('Dashboard');
    fireEvent.click(within(nav).getByRole('link', { name: 'Upload Document' }));
    expect(await screen.findByRole('heading', { name: 'Upload page' })).toBeTruthy();
    expect(current()).toBe('Upload Document');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('has a menu that opens, closes on Escape and after a choice', async () => {
    storeLogin();
    answerWith({ 'GET /api/auth/user': user('Starter') });
    visit('/dashboard', ROUTES);
    await screen.findByText('Starter Plan');
    const button = screen.getByRole('button', { name: 'Open menu' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('link', { name: 'Upload Document' }));
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  });

  it.each([
    ['', json({ ok: true })],
    [
      ', even if the server does not answer well',
      refusal(500, 'INTERNAL', 'Server error occurred. Please try again'),
    ],
  ])('logs out: clears the stored keys and goes to sign-in%s', async (_, answer) => {
    storeLogin();
    const asked = answerWith({
      'GET /api/auth/user': user('Starter'),
      'POST /api/auth/logout': answer,
    });
    const { path, state } = visit('/dashboard', ROUTES);
    const button = await screen.findByRole('button', { name: /Ines Moreau/ });
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(path()).toBe('/auth');
    expect(state()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/auth/logout');
  });
});
