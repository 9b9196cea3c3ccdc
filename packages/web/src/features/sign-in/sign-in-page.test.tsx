import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredLogin, readToken } from '../../api/session/stored-login.ts';
import { answerWith, json, refusal } from '../../testing/answer.ts';
import { INES, storeLogin } from '../../testing/people.ts';
import { visit } from '../../testing/visit.tsx';
import { SignInPage } from './sign-in-page.tsx';

const ROUTES = [
  { path: '/auth', Component: SignInPage },
  { path: '*', Component: () => <h1>Elsewhere</h1> },
];
const DEMO = { email: 'demo@example.com', password: 'demo-password' };
const config = (demo?: typeof DEMO) => json({ signIn: [], ...(demo ? { demo } : {}) });
const accepted = () => json({ ...INES, authToken: 'token-1' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('stores the login, says so, and half a second later goes to where the visitor wanted to go', async () => {
    answerWith({ 'GET /api/config': config(), 'POST /api/auth/login': accepted });
    const { path } = visit({ pathname: '/auth', state: { from: '/upload?a=b' } }, ROUTES);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: INES.email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login successful')).toBeTruthy();
    expect(screen.getByText('Welcome back!')).toBeTruthy();
    expect(readStoredLogin()?.user).toEqual(INES);
    expect(readToken()).toBe('token-1');
    expect(path()).toBe('/auth');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(path()).toBe('/upload?a=b');
  });

  it('shows that it is busy, and cannot be sent twice', async () => {
    let answer: (response: Response) => void = () => {};
    const asked = answerWith({
      'GET /api/config': config(DEMO),
      'POST /api/auth/login': () => new Promise((resolve) => (answer = resolve)),
    });
    visit('/auth', ROUTES);
    await screen.findByDisplayValue(DEMO.email);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    const busy = await screen.findByRole('button', { name: 'Logging in...' });
    expect(busy).toHaveProperty('disabled', true);
    fireEvent.click(busy);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await act(async () => answer(accepted()));
  });

  it('is pre-filled with the demo account where there is one, and says so', async () => {
    answerWith({ 'GET /api/config': config(DEMO) });
    visit('/auth', ROUTES);
    expect(await screen.findByDisplayValue(DEMO.email)).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', DEMO.password);
    expect(screen.getByText(/demo account/)).toBeTruthy();
  });

  it('asks for what is missing, and sends nothing', async () => {
    const asked = answerWith({ 'GET /api/config': config() });
    visit('/auth', ROUTES);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Enter your email.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    [
      'it is refused',
      () => refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password'),
      '401: Invalid email or password',
    ],
    [
      'no token comes back',
      () => json({ ...INES, authToken: '' }),
      'No auth token received from server',
    ],
  ])('clears the stored login and says why when %s', async (_, response, message) => {
    answerWith({ 'GET /api/config': config(DEMO), 'POST /api/auth/login': response });
    localStorage.setItem('auth_token', 'left behind');
    visit('/auth', ROUTES);
    await screen.findByDisplayValue(DEMO.email);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(localStorage.length).toBe(0);
    expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
  });
});

describe('the sign-in page', () => {
  it('sends who is signed in to the dashboard', () => {
    storeLogin();
    answerWith({});
    expect(visit('/auth', ROUTES).path()).toBe('/dashboard');
  });

  it('turns the error parameter into a toast and takes it out of the address', async () => {
    answerWith({ 'GET /api/config': config() });
    const { path } = visit('/auth?error=server_error&returnTo=/pricing', ROUTES);
    expect(await screen.findByText('Authentication Error')).toBeTruthy();
    expect(screen.getByText('Server error occurred. Please try again')).toBeTruthy();
    expect(path()).toBe('/auth?returnTo=%2Fpricing');
  });

  it('says calmly that a session has ended', () => {
    answerWith({ 'GET /api/config': config() });
    visit({ pathname: '/auth', state: { from: '/dashboard', ended: true } }, ROUTES);
    expect(screen.getByText(/Your session has ended/)).toBeTruthy();
  });
});
