import { ArrowLeft } from 'lucide-react';
import { useStoredLogin } from '../../api/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { OwnPlan } from './own-plan.tsx';

/** Says which plan the account has. Nothing is sold here while there is nothing to buy. */
export function PricingPage() {
  usePageTitle('Plan');
  const login = useStoredLogin();
  return (
    <PublicPage
      actions={
        login ? (
          <ButtonLink
            to="/dashboard"
            variant="quiet"
            className="-mr-[15px]"
            icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.6} />}
          >
            Back to Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth?returnTo=/pricing">Log In</ButtonLink>
        )
      }
    >
      <div className="max-w-[560px] py-12 md:py-22">
        <h1 className="type-section">{login ? 'Your plan' : 'Plans'}</h1>
        {login ? (
          <OwnPlan />
        ) : (
          <p className="type-body mt-3 text-ink-2">
            Log in to see the plan of your account and how many audits are left this month.
          </p>
        )}
        <p className="type-body mt-4 text-ink-2">
          Plans cannot be changed on this installation yet, and no card is asked for.
        </p>
      </div>
    </PublicPage>
  );
}
