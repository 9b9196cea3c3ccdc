import type { AnalysisProgress } from '@lintel/contract';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { barOf, type Step, stepsOf } from './steps.ts';

/** What the server is at, in its own stages. It closes when the result is there. */
export function ProgressCard({
  documentName,
  progress,
}: {
  documentName: string | null;
  progress: AnalysisProgress | null;
}) {
  const percent = barOf(progress, false);
  return (
    <section aria-label="Analysis" className="max-w-[560px]">
      <div className="type-body flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{documentName ?? 'Analysis'}</h2>
        <span className="text-ink-2 tabular-nums">{percent}%</span>
      </div>
      <div className="mt-2">
        <ProgressBar value={percent} label="Analysis" />
      </div>
      <ol className="mt-4">
        {stepsOf(progress).map((step) => (
          <StepLine key={step.label} step={step} />
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step: { label, state } }: { step: Step }) {
  const tone = { done: 'text-ink-2', running: 'font-semibold text-ink', waiting: 'text-ink-3' };
  return (
    <li
      aria-current={state === 'running' ? 'step' : undefined}
      className={`type-body flex min-h-8 items-center gap-4 ${tone[state]}`}
    >
      <span className="grid size-4 place-items-center">
        {state === 'done' ? <StatusMark status="met" /> : null}
        {state === 'running' ? <Spinner /> : null}
        {state === 'waiting' ? (
          <span className="size-3 rounded-full border border-line-strong" />
        ) : null}
      </span>
      {label}
      {state === 'done' ? <span className="sr-only">, done</span> : null}
    </li>
  );
}
