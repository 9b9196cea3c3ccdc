import type { RiskLevel } from '@lintel/contract';

const LAID: Record<RiskLevel, number> = { HIGH: 3, MEDIUM: 2, LOW: 1 };
const TONES: Record<RiskLevel, string> = {
  HIGH: 'text-red',
  MEDIUM: 'text-amber',
  LOW: 'text-ink-2',
};
export const RISK_WORDS: Record<RiskLevel, string> = { HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' };

/** Risk as courses of stone: three laid, two, one. Stands beside the word, never alone. */
export function Courses({ level }: { level: RiskLevel }) {
  return (
    <svg
      aria-hidden="true"
      width="12"
      height="12"
      viewBox="0 0 12 12"
      className={`shrink-0 ${TONES[level]}`}
    >
      {[0, 1, 2].map((course) =>
        course < 3 - LAID[level] ? (
          <rect
            key={course}
            className="fill-line-strong"
            y={course * 4.5 + 1}
            width="12"
            height="1"
          />
        ) : (
          <rect key={course} fill="currentColor" y={course * 4.5} width="12" height="3" />
        ),
      )}
    </svg>
  );
}

/** The courses with their word, coloured by level. */
export function RiskLabel({ level }: { level: RiskLevel }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${TONES[level]}`}>
      <Courses level={level} />
      {RISK_WORDS[level]}
    </span>
  );
}
