import type { Band } from '@lintel/contract';
import { useId } from 'react';
import { BOX, pointAt, RADIUS, STROKE, TRACK, toneOf, uncover, VALUE } from './ring-geometry.ts';

const MARK_TONES = { green: 'text-green-mark', amber: 'text-amber-mark', red: 'text-red-mark' };
const WORD_TONES = { green: 'text-green', amber: 'text-amber', red: 'text-red' };
const SIZES = {
  156: { figure: 'text-[2.75rem] leading-[2.75rem]', numbered: true },
  136: { figure: 'text-[2.5rem] leading-[2.5rem]', numbered: false },
  112: { figure: 'text-[1.75rem] leading-[1.875rem]', numbered: false },
};
/** The lower ends of Good and Excellent, where the long hairs stand. */
const HAIRS = [60, 80];

/** One tick is one point. Without a score (an audit that was off target) the ring is empty, with a dash. */
export function ScoreRing({
  score,
  band,
  size = 156,
}: {
  score: number | null;
  band: Band | null;
  size?: keyof typeof SIZES;
}) {
  const { figure, numbered } = SIZES[size];
  const tone = band === null ? null : toneOf(band);
  return (
    <div
      role="img"
      aria-label={score === null ? 'No score' : `Score ${score} of 100${band ? `, ${band}` : ''}`}
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${BOX} ${BOX}`}
        className="absolute inset-0 size-full overflow-visible"
      >
        <Ticks score={score} markClass={tone ? MARK_TONES[tone] : 'text-ink-3'} />
        {HAIRS.map((value) => (
          <Hair key={value} value={value} numbered={numbered} />
        ))}
      </svg>
      <div aria-hidden="true" className="relative text-center">
        <div className={`font-serif tracking-[-0.02em] ${figure}`}>{score ?? '–'}</div>
        {band && tone ? (
          <div className={`text-[0.6875rem] leading-4 font-semibold ${WORD_TONES[tone]}`}>
            {band}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Ticks({ score, markClass }: { score: number | null; markClass: string }) {
  const mask = useId();
  const circle = {
    cx: BOX / 2,
    cy: BOX / 2,
    r: RADIUS,
    fill: 'none',
    pathLength: 100,
    strokeWidth: STROKE,
    transform: `rotate(-90 ${BOX / 2} ${BOX / 2})`,
  };
  return (
    <>
      <circle {...circle} {...TRACK} stroke="currentColor" strokeOpacity="0.17" />
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={BOX} height={BOX}>
        <circle
          {...circle}
          stroke="white"
          className="forced-color-adjust-none"
          strokeWidth={STROKE + 2}
          strokeDasharray={uncover(score ?? 0)}
        />
      </mask>
      <g mask={`url(#${mask})`} className={markClass}>
        <circle {...circle} {...VALUE} stroke="currentColor" />
      </g>
    </>
  );
}

function Hair({ value, numbered }: { value: number; numbered: boolean }) {
  const outer = pointAt(value, RADIUS + STROKE / 2 + 1.5);
  const inner = pointAt(value, RADIUS - STROKE / 2 - 2.5);
  const label = pointAt(value, RADIUS - STROKE / 2 - 9.5);
  return (
    <g className="text-ink-2">
      <line
        x1={outer.x}
        y1={outer.y}
        x2={inner.x}
        y2={inner.y}
        stroke="currentColor"
        strokeWidth="0.8"
      />
      {numbered ? (
        <text
          x={label.x}
          y={label.y}
          fill="currentColor"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink-3 text-[8px]"
        >
          {value}
        </text>
      ) : null}
    </g>
  );
}
