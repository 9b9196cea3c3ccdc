import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { readStoredLogin } from '../../api/session/stored-login.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import { returnPath } from './return-path.ts';
import { useErrorParameter } from './use-error-parameter.ts';

export function SignInPage() {
  usePageTitle('Sign in');
  useErrorParameter();
  const [search] = useSearchParams();
  const { from, ended } = (useLocation().state ?? {}) as { from?: unknown; ended?: boolean };
  // Asked once: a login that begins on this page leaves it in its own time.
  const [signedInBefore] = useState(() => readStoredLogin() !== null);
  if (signedInBefore) return <Navigate to="/dashboard" replace />;
  return (
    <PublicPage>
      <div className="grid flex-1 gap-10 py-10 sm:py-16 lg:grid-cols-12 lg:gap-6 lg:py-22">
        <p className="hidden font-serif text-[3.5rem] leading-[3.75rem] tracking-[-0.024em] text-balance lg:col-span-7 lg:block">
          Read your policy the way an auditor will.
        </p>
        <div className="w-full max-w-[360px] justify-self-center lg:col-span-4 lg:col-start-9 lg:max-w-none lg:justify-self-stretch">
          <h1 className="type-page">Sign in</h1>
          {ended ? (
            <p role="status" className="type-body mt-1 text-ink-2">
              Your session has ended. Your results are kept: sign in to go on where you were.
            </p>
          ) : null}
          <LoginForm destination={returnPath({ search, from })} />
        </div>
      </div>
    </PublicPage>
  );
}
