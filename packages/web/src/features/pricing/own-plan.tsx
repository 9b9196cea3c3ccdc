import type { AuditUsage, User } from '@lintel/contract';
import { useAuditUsage } from '../../api/use-audit-usage.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/format-date.ts';
import { LoadingBars } from '../../ui/loading-bars.tsx';

/** The account's plan, its limit and what is used of it, as ruled rows. */
export function OwnPlan() {
  const user = useCurrentUser();
  const usage = useAuditUsage();
  if (user.isError || usage.isError) {
    return (
      <div className="mt-5">
        <ErrorState
          title="Your plan could not be read"
          onRetry={() => {
            user.refetch();
            usage.refetch();
          }}
        >
          The server did not answer as expected.
        </ErrorState>
      </div>
    );
  }
  if (user.isPending || usage.isPending) {
    return (
      <div className="mt-5">
        <LoadingBars rows={4} rowHeight={44} label="Loading your plan" />
      </div>
    );
  }
  return (
    <dl className="mt-5 border-t border-line-strong">
      {rowsOf(user.data, usage.data).map(([term, value]) => (
        <div
          key={term}
          className="type-body flex min-h-11 items-center justify-between gap-4 border-b border-line"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(user: User | null, usage: AuditUsage): [term: string, value: string][] {
  return [
    ['Plan', user?.subscriptionPlan ?? 'None'],
    ['Audits a month', usage.isUnlimited ? 'Unlimited' : String(usage.limit)],
    ['Used this month', String(usage.current)],
    ['Resets', formatDay(usage.resetDate)],
  ];
}
