import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readStoredLogin } from '../../api/session/stored-login.ts';
import { fetchCurrentUser } from '../../api/use-current-user.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

const WAIT_MS = 1000;
const FRESH_FOR_MS = 60_000;

/** Where an external sign-in lands: waits a second, then finds out whether it worked. */
export function LoginSuccessPage() {
  usePageTitle('Logging you in');
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      const signedIn = (await isSignedIn()) || hasFreshLogin();
      if (!left) navigate(signedIn ? '/dashboard' : '/auth', { replace: true });
    }, WAIT_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [navigate]);
  return (
    <PublicPage>
      <p role="status" className="type-body flex items-center gap-2.5 py-16 text-ink-2">
        <Spinner />
        Logging you in...
      </p>
    </PublicPage>
  );
}

/** A server that cannot be reached says nothing about the login; the stored one then decides. */
async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetchCurrentUser()) !== null;
  } catch (error) {
    console.warn('The current user could not be read.', error);
    return false;
  }
}

function hasFreshLogin(): boolean {
  const login = readStoredLogin();
  return login !== null && Date.now() - login.timestamp < FRESH_FOR_MS;
}
