import { type Results, RISK_LEVELS } from '@lintel/contract';
import { useId, useState } from 'react';
import { countOf } from '../../../ui/count-of.ts';
import { Courses, RISK_WORDS } from '../../../ui/courses.tsx';
import { ScoreRing } from '../../../ui/score-ring/score-ring.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { arithmeticOf, creditFigure } from './arithmetic.ts';
import { ArithmeticTable } from './arithmetic-table.tsx';

/** Under this many controls one of them moves the score by more than the width of a band. */
const FEW = 5;

/** The score, how many findings of each level, and the arithmetic one press away. */
export function ScoreOverview({ results }: { results: Results }) {
  const [open, setOpen] = useState(false);
  const table = useId();
  const arithmetic = arithmeticOf(results);
  const found = results.riskItemsCount;
  return (
    <section aria-label="Score" className="px-4 pt-1 pb-5 sm:px-6 lg:px-7 lg:pt-6">
      <div className="flex items-center gap-6 sm:gap-8">
        <span className="max-sm:hidden">
          <ScoreRing score={results.score} band={results.band} size={156} />
        </span>
        <span className="sm:hidden">
          <ScoreRing score={results.score} band={results.band} size={136} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="type-label flex items-baseline justify-between gap-3 border-b border-line-strong pb-1.5 text-ink-3">
            <h2>Risk overview</h2>
            <span>{countOf(found, 'finding')}</span>
          </div>
          <dl>
            {RISK_LEVELS.map((level) => (
              <div key={level} className="type-body flex h-[30px] items-center justify-between">
                <dt className="flex items-center gap-3">
                  <Courses level={level} />
                  {RISK_WORDS[level]}
                </dt>
                <dd className="font-semibold tabular-nums">{results.summary[level]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="type-small mt-4 border-t border-line pt-3 text-ink-2">
        <span className="tabular-nums">
          {creditFigure(arithmetic.earned)} of {creditFigure(arithmetic.possible)}
        </span>{' '}
        weighted credit from {countOf(arithmetic.rows.length, 'control')}
        {arithmetic.rows.length < FEW ? ', so few that the score says little' : ''}.{' '}
        <TextButton
          aria-expanded={open}
          aria-controls={table}
          className="max-md:relative max-md:after:absolute max-md:after:-inset-3"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide the arithmetic' : 'Show the arithmetic'}
        </TextButton>
      </p>
      <div id={table} hidden={!open}>
        {open ? <ArithmeticTable arithmetic={arithmetic} /> : null}
      </div>
    </section>
  );
}
