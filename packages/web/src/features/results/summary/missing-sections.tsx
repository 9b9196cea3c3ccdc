import type { Control, MissingSection } from '@lintel/contract';
import { useState } from 'react';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { TextButton } from '../../../ui/text-link.tsx';

/** More would push the findings out of sight. */
const FIRST = 4;

/** Sections the document does not have: which controls ask for them and where they would stand. */
export function MissingSections({
  sections,
  controls,
  onShow,
}: {
  sections: readonly MissingSection[];
  controls: readonly Control[];
  onShow: (section: MissingSection) => void;
}) {
  const [all, setAll] = useState(false);
  if (sections.length === 0) return null;
  const shown = all ? sections : sections.slice(0, FIRST);
  const citations = new Map(controls.map(({ id, citation }) => [id, citation]));
  return (
    <section className="px-4 pt-5 sm:px-6 lg:px-7">
      <div className="type-label flex items-baseline justify-between border-b border-line-strong pb-1.5 text-ink-3">
        <h2>Missing sections</h2>
        <span className="tabular-nums">{sections.length}</span>
      </div>
      <ul>
        {shown.map((section) => (
          <li
            key={section.id}
            className="flex items-start justify-between gap-4 border-b border-line py-2 last:border-b-0"
          >
            <div className="flex min-w-0 gap-2.5">
              <span className="mt-[3px]">
                <StatusMark status="missing" />
              </span>
              <div className="min-w-0">
                <p className="type-body first-letter:uppercase">{section.title}</p>
                <p className="type-label flex flex-wrap gap-x-1.5 font-normal text-ink-2">
                  {section.controlIds.map((id, index) => (
                    <span key={id} className="whitespace-nowrap">
                      {citations.get(id) ?? id}
                      {index === section.controlIds.length - 1 ? '' : ','}
                    </span>
                  ))}
                </p>
              </div>
            </div>
            <TextButton
              className="type-small shrink-0 max-md:relative max-md:after:absolute max-md:after:-inset-3"
              aria-label={`Show where ${section.title} would stand`}
              onClick={() => onShow(section)}
            >
              Show where
            </TextButton>
          </li>
        ))}
      </ul>
      {shown.length === sections.length ? null : (
        <TextButton className="type-small mt-2 max-md:py-3" onClick={() => setAll(true)}>
          Show all {sections.length}
        </TextButton>
      )}
    </section>
  );
}
