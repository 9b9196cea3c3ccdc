import { Navigate } from 'react-router';
import { useStoredLogin } from '../api/session/session.ts';

export function Home() {
  return <Navigate to={useStoredLogin() ? '/dashboard' : '/auth'} replace />;
}
