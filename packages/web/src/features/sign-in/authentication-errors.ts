/** What the `error` parameter of /auth means, in the words people read. */
const MESSAGES: Record<string, string> = {
  invalid_credentials: 'Invalid email or password',
  user_exists: 'A user with this email already exists',
  server_error: 'Server error occurred. Please try again',
  login_failed: 'Login failed. Please try again',
  missing_fields: 'Please fill in all required fields',
  password_too_short: 'Password must be at least 6 characters long',
};

export function authenticationError(code: string): string {
  return Object.hasOwn(MESSAGES, code)
    ? (MESSAGES[code] as string)
    : 'An error occurred during authentication';
}
