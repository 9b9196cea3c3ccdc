import type { Control, MissingSection } from '@lintel/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { countOf } from '../../../ui/count-of.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { TextButton } from '../../../ui/text-link.tsx';

/** More would push the findings out of sight. */
const OPEN_UP_TO = 2;

/** Sections the document does not have: one line that names them and opens to where they would stand. */
export function MissingSections({
  sections,
  controls,
  onShow,
}: {
  sections: readonly MissingSection[];
  controls: readonly Control[];
  onShow: (section: MissingSection) => void;
}) {
  const [open, setOpen] = useState(sections.length <= OPEN_UP_TO);
  const list = useId();
  if (sections.length === 0) return null;
  const citations = new Map(controls.map(({ id, citation }) => [id, citation]));
  return (
    <section aria-label="Missing sections" className="mt-3.5 border-t border-line">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
          className="type-small flex w-full items-center gap-2.5 px-4 py-2 text-left -outline-offset-2 transition-colors hover:bg-hover max-md:min-h-11 sm:px-6 lg:px-7"
        >
          <StatusMark status="missing" />
          <span className="min-w-0 flex-1 truncate text-ink-2">
            <span className="font-semibold text-ink">
              {countOf(sections.length, 'missing section')}
            </span>
            {open ? null : `: ${sections.map(({ title }) => capitalised(title)).join(', ')}`}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.6}
            className={`shrink-0 text-ink-3 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <ul id={list} hidden={!open} className="animate-open px-4 sm:px-6 lg:px-7">
        {sections.map((section) => (
          <li
            key={section.id}
            className="flex items-start justify-between gap-4 border-t border-line py-2"
          >
            <div className="min-w-0 pl-[26px]">
              <p className="type-body">{capitalised(section.title)}</p>
              <p className="type-label flex flex-wrap gap-x-1.5 font-normal text-ink-2">
                {section.controlIds.map((id, index) => (
                  <span key={id} className="whitespace-nowrap">
                    {citations.get(id) ?? id}
                    {index === section.controlIds.length - 1 ? '' : ','}
                  </span>
                ))}
              </p>
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
    </section>
  );
}

const capitalised = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);
