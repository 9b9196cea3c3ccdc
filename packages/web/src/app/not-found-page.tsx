import { ButtonLink } from '../ui/button.tsx';
import { PublicPage } from '../ui/public-page.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <PublicPage>
      <div className="py-16 md:py-22">
        <h1 className="type-section">Page Not Found</h1>
        <p className="type-body mt-2 text-ink-2">There is nothing at this address.</p>
        <ButtonLink to="/" className="mt-6">
          Go to the start
        </ButtonLink>
      </div>
    </PublicPage>
  );
}
