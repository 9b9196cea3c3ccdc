import type { Framework, FrameworkOption } from '@lintel/contract';
import { useId } from 'react';
import { SectionHead } from '../../ui/section-head.tsx';
import { FrameworksLoaded } from './frameworks-loaded.tsx';
import { LockedNote } from './locked-note.tsx';

/** One tile per framework, of which one is chosen. A locked one stays readable and leads to the plans. */
export function FrameworkTiles({
  value,
  disabled,
  onChange,
}: {
  value: Framework | null;
  disabled: boolean;
  onChange: (framework: Framework) => void;
}) {
  return (
    <section>
      <SectionHead title="Choose a framework" small />
      <FrameworksLoaded>
        {(frameworks) => (
          <fieldset disabled={disabled} className="mt-3 grid gap-2 sm:grid-cols-2">
            <legend className="sr-only">Framework</legend>
            {frameworks.map((option) => (
              <Tile
                key={option.id}
                option={option}
                chosen={option.id === value}
                onChoose={() => onChange(option.id)}
              />
            ))}
          </fieldset>
        )}
      </FrameworksLoaded>
    </section>
  );
}

function Tile({
  option,
  chosen,
  onChoose,
}: {
  option: FrameworkOption;
  chosen: boolean;
  onChoose: () => void;
}) {
  const description = useId();
  const words = (
    <span className="min-w-0">
      <span className="type-body block font-semibold">{option.id}</span>
      <span className="type-body block text-ink-2">{option.name}</span>
      <span id={description} className="type-small mt-1 block text-ink-3">
        {option.description}
      </span>
    </span>
  );
  const box = 'flex gap-3 rounded-md border px-3.5 py-3 transition-colors';
  if (option.locked) {
    return (
      <div className={`${box} flex-col border-line`}>
        {words}
        <LockedNote />
      </div>
    );
  }
  return (
    <label
      className={`${box} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol ${
        chosen
          ? 'border-ink bg-sheet shadow-[inset_0_0_0_1px_var(--color-ink)]'
          : 'border-line-strong bg-sheet hover:bg-hover'
      }`}
    >
      <input
        type="radio"
        name="framework"
        value={option.id}
        aria-label={`${option.id}, ${option.name}`}
        aria-describedby={description}
        checked={chosen}
        onChange={onChoose}
        className="mt-[3px] size-3.5 shrink-0 accent-ink outline-none"
      />
      {words}
    </label>
  );
}
