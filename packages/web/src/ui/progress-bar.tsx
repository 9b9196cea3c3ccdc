const TONES = { ink: 'bg-ink', amber: 'bg-amber-mark', red: 'bg-red-mark', green: 'bg-green-mark' };

/** A bar of 4 px with its name. `meter` for a level that is (an allowance), else for work under way. */
export function ProgressBar({
  value,
  max = 100,
  label,
  tone = 'ink',
  meter = false,
}: {
  value: number;
  max?: number;
  label: string;
  tone?: keyof typeof TONES;
  meter?: boolean;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const named = {
    role: meter ? 'meter' : 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(value, max),
  };
  return (
    <div {...named} data-track className="h-1 overflow-hidden rounded-[2px] bg-ink/17">
      <div
        data-fill
        className={`h-full transition-[width] duration-180 ${TONES[tone]}`}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
