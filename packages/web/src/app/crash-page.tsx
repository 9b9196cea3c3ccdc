import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PublicPage } from '../ui/public-page.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

/** What stands in for a page that could not be drawn or loaded. */
export function CrashPage() {
  const fault = useRouteError();
  usePageTitle('Something went wrong');
  useEffect(() => {
    console.error(fault);
  }, [fault]);
  return (
    <PublicPage>
      <div className="py-16 md:py-22" role="alert">
        <h1 className="type-section">This page could not be shown</h1>
        <p className="type-body mt-2 text-ink-2">
          Nothing that you uploaded is lost. Load the page again; if that does not help, the server
          may be starting.
        </p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </div>
    </PublicPage>
  );
}
