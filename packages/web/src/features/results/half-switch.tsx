import type { Reading } from './reading.ts';

const HALVES = [
  { half: 'findings', word: 'Findings' },
  { half: 'document', word: 'Document' },
] as const;

/** Where there is room for one half of a result, which one. */
export function HalfSwitch({
  half,
  onChange,
}: {
  half: Reading['half'];
  onChange: (half: Reading['half']) => void;
}) {
  return (
    <fieldset className="mx-4 mb-4 flex overflow-hidden rounded-md border border-ink sm:mx-6 lg:hidden">
      <legend className="sr-only">Show findings or document</legend>
      {HALVES.map((each) => (
        <button
          key={each.half}
          type="button"
          aria-pressed={half === each.half}
          onClick={() => onChange(each.half)}
          className={`type-body h-9 flex-1 font-[550] -outline-offset-4 transition-colors max-md:h-11 ${
            half === each.half ? 'bg-ink text-on-ink' : 'bg-sheet text-ink hover:bg-hover'
          }`}
        >
          {each.word}
        </button>
      ))}
    </fieldset>
  );
}
