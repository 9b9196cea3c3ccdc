import { describe, expect, it, vi } from 'vitest';
import { INES } from '../../testing/people.ts';
import { clearStoredLogin, readStoredLogin, readToken, writeStoredLogin } from './stored-login.ts';

const HOUR = 3_600_000;
const login = { user: INES, token: 'token-1', timestamp: 1_000_000_000_000 };

describe('the stored login', () => {
  it.each([
    ['at once', 0, true],
    ['just under 24 hours later', 24 * HOUR - 1, true],
    ['24 hours later', 24 * HOUR, false],
    ['with a time in the future', -1, false],
  ])('read %s', (_, age, valid) => {
    localStorage.setItem('storedLogin', JSON.stringify(login));
    localStorage.setItem('auth_token', 'token-1');
    expect(readStoredLogin(login.timestamp + age)).toEqual(valid ? login : null);
    expect(localStorage.length).toBe(valid ? 2 : 0);
  });

  it.each([
    ['no user', { token: 'token-1', timestamp: login.timestamp }],
    ['an empty token', { ...login, token: '' }],
    ['no time', { user: INES, token: 'token-1' }],
    ['nothing', null],
  ])('with %s is cleared', (_, entry) => {
    localStorage.setItem('storedLogin', JSON.stringify(entry));
    expect(readStoredLogin(login.timestamp)).toBeNull();
    expect(localStorage.getItem('storedLogin')).toBeNull();
  });

  it('that is not JSON is cleared', () => {
    localStorage.setItem('storedLogin', '{');
    expect(readStoredLogin()).toBeNull();
    expect(localStorage.getItem('storedLogin')).toBeNull();
  });

  it('is read back after it was written, with its token beside it', () => {
    writeStoredLogin(login);
    expect(readStoredLogin(login.timestamp)).toEqual(login);
    expect(readToken()).toBe('token-1');
    clearStoredLogin();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['drops what it is given', () => {}],
    [
      'is full',
      () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    ],
  ])('fails its verification in a browser whose storage %s', (_, setItem) => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
    expect(() => writeStoredLogin(login)).toThrow('Authentication storage verification failed');
    write.mockRestore();
  });
});
