import { type Results, RISK_LEVELS } from '@lintel/contract';
import { Courses, RISK_WORDS } from '../../../ui/courses.tsx';
import type { LevelFilter as Level } from '../reading.ts';

/** All findings, or those of one level, each with its count. */
export function LevelFilter({
  value,
  total,
  summary,
  onChange,
}: {
  value: Level;
  total: number;
  summary: Results['summary'];
  onChange: (level: Level) => void;
}) {
  const choices = [
    { level: 'ALL', word: 'All', count: total } as const,
    ...RISK_LEVELS.map((level) => ({ level, word: RISK_WORDS[level], count: summary[level] })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Filter by level</legend>
      {choices.map(({ level, word, count }) => (
        <button
          key={level}
          type="button"
          aria-pressed={value === level}
          onClick={() => onChange(level)}
          className={`type-small flex h-7 items-center gap-1.5 rounded-md px-2.5 font-[550] transition-colors max-md:h-11 ${
            value === level ? 'bg-ink text-on-ink' : 'text-ink-2 hover:bg-hover hover:text-ink'
          }`}
        >
          {level === 'ALL' || value === level ? null : <Courses level={level} />}
          {word} <span className="tabular-nums opacity-85">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
