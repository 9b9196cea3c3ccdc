import { SectionHead } from '../../ui/section-head.tsx';
import { FrameworksLoaded } from './frameworks-loaded.tsx';
import { LockedNote } from './locked-note.tsx';

/** What can be checked against, before there is anything to check. */
export function FrameworkList() {
  return (
    <section>
      <SectionHead title="Frameworks" small aside="You choose one after uploading" />
      <FrameworksLoaded>
        {(frameworks) => (
          <ul className="mt-2.5">
            {frameworks.map(({ id, name, locked }) => (
              <li
                key={id}
                className="type-body flex min-h-[43px] flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
              >
                <span className="w-24 font-semibold lg:w-[108px]">{id}</span>
                <span className="min-w-0 flex-1 text-ink-2 max-sm:basis-full">{name}</span>
                {locked ? <LockedNote /> : null}
              </li>
            ))}
          </ul>
        )}
      </FrameworksLoaded>
    </section>
  );
}
