export const ANALYSIS_ID = '0192f0c0-5d5e-7000-8000-00000000000a';
export const INES = {
  id: '0192f0c0-5d5e-7000-8000-000000000001',
  email: 'ines@example.com',
  firstName: 'Ines',
  lastName: 'Moreau',
};

/** Signs Ines in, as far as the browser is concerned. */
export function storeLogin(timestamp: number = Date.now()): void {
  localStorage.setItem('storedLogin', JSON.stringify({ user: INES, token: 'token-1', timestamp }));
  localStorage.setItem('auth_token', 'token-1');
}
