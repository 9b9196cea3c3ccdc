import type { MissingSection } from '@lintel/contract';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { SHEET_COLUMNS } from './block-view.tsx';

/** Where a missing section would stand: a dashed line with its name. */
export function MissingLine({ section }: { section: MissingSection }) {
  return (
    <div data-section={section.id} className={`${SHEET_COLUMNS} px-2 sm:px-3`}>
      <span />
      <p className="type-small my-3 flex items-center gap-2 border-t border-dashed border-red-mark pt-2 text-red">
        <StatusMark status="missing" />
        <span>Here: {section.title}</span>
      </p>
      <span />
    </div>
  );
}
