const FALLBACK = '/dashboard';

/**
 * Where to go after sign-in: the `returnTo` of the address (with its `plan`), else the page that
 * asked for sign-in, else the dashboard. Only paths of this site count, or a link to our own
 * sign-in page could lead a visitor on to someone else's.
 */
export function returnPath({ search, from }: { search: URLSearchParams; from?: unknown }): string {
  const returnTo = search.get('returnTo');
  if (isOwnPath(returnTo)) return withPlan(returnTo, search.get('plan'));
  return isOwnPath(from) ? from : FALLBACK;
}

function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false;
  try {
    const site = 'http://own.invalid';
    return new URL(value, site).origin === site && !/^\/auth\b/.test(value);
  } catch {
    return false;
  }
}

function withPlan(path: string, plan: string | null): string {
  if (!plan) return path;
  return `${path}${path.includes('?') ? '&' : '?'}plan=${encodeURIComponent(plan)}`;
}
