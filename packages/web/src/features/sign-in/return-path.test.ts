import { expect, it } from 'vitest';
import { authenticationError } from './authentication-errors.ts';
import { returnPath } from './return-path.ts';

it.each([
  ['', undefined, '/dashboard'],
  ['', '/upload?x=1', '/upload?x=1'],
  ['returnTo=/pricing', '/upload', '/pricing'],
  ['returnTo=/pricing&plan=professional', undefined, '/pricing?plan=professional'],
  ['returnTo=/pricing?a=b&plan=starter', undefined, '/pricing?a=b&plan=starter'],
  ['returnTo=//evil.example/x', undefined, '/dashboard'],
  ['returnTo=/\\evil.example', undefined, '/dashboard'],
  ['returnTo=/%09/evil.example', undefined, '/dashboard'],
  ['returnTo=https://evil.example', '/upload', '/upload'],
  ['returnTo=javascript:alert(1)', undefined, '/dashboard'],
  ['returnTo=/auth', undefined, '/dashboard'],
  ['', { not: 'a path' }, '/dashboard'],
])('with ?%s and a visitor who came from %o, sign-in leads to %s', (search, from, path) => {
  expect(returnPath({ search: new URLSearchParams(search), from })).toBe(path);
});

it.each([
  ['invalid_credentials', 'Invalid email or password'],
  ['user_exists', 'A user with this email already exists'],
  ['server_error', 'Server error occurred. Please try again'],
  ['login_failed', 'Login failed. Please try again'],
  ['missing_fields', 'Please fill in all required fields'],
  ['password_too_short', 'Password must be at least 6 characters long'],
  ['toString', 'An error occurred during authentication'],
  ['anything', 'An error occurred during authentication'],
])('the error %s reads: %s', (code, message) => {
  expect(authenticationError(code)).toBe(message);
});
