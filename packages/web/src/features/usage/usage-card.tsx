import type { AuditUsage } from '@lintel/contract';
import { useAuditUsage } from '../../api/use-audit-usage.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/format-date.ts';
import { LoadingBars } from '../../ui/loading-bars.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usageState } from './usage-state.ts';

/** What is used of the month's audits, when that begins anew, and the way to more. */
export function UsageCard() {
  const usage = useAuditUsage();
  return (
    <section aria-label="Audits this month">
      <SectionHead
        title="Audits this month"
        small
        aside={<TextLink to="/pricing">Plan</TextLink>}
      />
      <div className="mt-2">
        {usage.isError && !usage.data ? (
          <ErrorState title="Your usage could not be read" onRetry={() => usage.refetch()} />
        ) : usage.isPending ? (
          <LoadingBars rows={3} rowHeight={28} label="Loading your usage" />
        ) : (
          <Usage usage={usage.data} />
        )}
      </div>
    </section>
  );
}

const TONES = { plain: 'ink', warning: 'amber', reached: 'red' } as const;

function Usage({ usage }: { usage: AuditUsage }) {
  const { badge, meter } = usageState(usage);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <p className="type-body text-ink-2">
          <span className="mr-0.5 font-serif text-[2rem] leading-10 tracking-[-0.01em] text-ink">
            {usage.current}
          </span>{' '}
          {meter === null ? 'used' : `of ${meter.limit} used`}
        </p>
        {badge === null ? null : <Chip>{badge}</Chip>}
      </div>
      {meter === null ? null : (
        <div className="mt-1.5">
          <ProgressBar
            meter
            value={usage.current}
            max={meter.limit}
            label={`${usage.current} of ${meter.limit} audits used`}
            tone={TONES[meter.tone]}
          />
        </div>
      )}
      <p className="type-label mt-2 flex flex-wrap justify-between gap-x-3 font-normal text-ink-3">
        <span>Resets {formatDay(usage.resetDate)}</span>
        {meter?.tone === 'warning' ? <span className="text-amber">{meter.left} left</span> : null}
        {meter?.tone === 'reached' ? <span className="text-red">Limit reached</span> : null}
      </p>
      {meter?.tone === 'reached' ? (
        <ButtonLink to="/pricing" size="small" className="mt-3">
          Upgrade Plan
        </ButtonLink>
      ) : null}
    </>
  );
}
