import { Navigate, Outlet, useLocation } from 'react-router';
import { lastEnding, useStoredLogin } from '../api/session/session.ts';

/**
 * Lets a visitor with a valid stored login through; anyone else goes to /auth, which remembers
 * where they wanted to go. Who signed out on purpose starts afresh.
 */
export function Protected() {
  const login = useStoredLogin();
  const { pathname, search } = useLocation();
  if (login) return <Outlet />;
  const ending = lastEnding();
  const state =
    ending === 'signed-out' ? null : { from: pathname + search, ended: ending === 'expired' };
  return <Navigate to="/auth" replace state={state} />;
}
