import type { Document, MissingSection } from '@lintel/contract';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { DocumentPlace } from '../reading.ts';
import { BlockGroupView } from './block-group-view.tsx';
import { DocumentHead } from './document-head.tsx';
import { groupBlocks } from './group-blocks.ts';
import { headingRanks } from './heading-ranks.ts';
import { layoutDocument } from './layout-document.ts';
import type { Owners } from './margin-tags.tsx';
import { type Mark, stopIndex } from './mark.ts';
import { MissingLine } from './missing-line.tsx';
import { placesOf } from './places-of.ts';
import { scrollIntoPlace } from './scroll-into-place.ts';
import { useSteps } from './use-steps.ts';

/** The document itself, with every mark at its place. */
export function DocumentPane({
  document: file,
  marks,
  stops,
  missingSections,
  owners,
  selected,
  bring,
  visible,
  onOpen,
  onVisit,
}: {
  document: Document;
  marks: readonly Mark[];
  stops: readonly Mark[];
  missingSections: readonly MissingSection[];
  owners: Owners;
  selected: Mark | null;
  bring: { readonly inDocument: DocumentPlace | null; readonly times: number };
  /** False while the other half is shown instead. */
  visible: boolean;
  onOpen: (mark: Mark) => void;
  onVisit: (mark: Mark) => void;
}) {
  const sheet = useRef<HTMLElement>(null);
  const text = file.extractedText;
  const laid = useMemo(
    () => layoutDocument({ text, paragraphs: file.paragraphs, marks, insertions: missingSections }),
    [text, file.paragraphs, marks, missingSections],
  );
  const groups = useMemo(() => groupBlocks(laid.blocks), [laid]);
  const ranks = useMemo(() => headingRanks(laid.blocks), [laid]);
  const places = useMemo(() => placesOf(file, laid.blocks), [file, laid]);
  const step = useSteps({ stops, selected, onVisit });
  useMarkClicks(sheet, { marks, onOpen });
  useBringing(sheet, { bring, visible });

  return (
    <section aria-label="Document">
      <DocumentHead
        sheet={sheet}
        visible={visible}
        places={places}
        position={stopIndex(stops, selected) + 1}
        count={stops.length}
        onStep={step}
      />
      <div className="px-4 py-4 sm:px-6 sm:py-5">
        <article
          ref={sheet}
          className="relative mx-auto max-w-[880px] rounded-lg border border-line bg-sheet py-5 sm:py-7"
        >
          <div
            aria-hidden="true"
            className="absolute inset-y-0 left-[44px] w-1 border-x border-line sm:left-[66px]"
          />
          {groups.map((group) => (
            <BlockGroupView
              key={group.blocks[0]?.start}
              group={group}
              ranks={ranks}
              text={text}
              selected={selectedIn(group, selected)}
              owners={owners}
              onOpen={onOpen}
            />
          ))}
          {laid.insertionsAfter.map((section) => (
            <MissingLine key={section.id} section={section} />
          ))}
        </article>
      </div>
    </section>
  );
}

/** The selected mark for the groups it touches, so that only those are drawn again. */
function selectedIn(
  { blocks }: { readonly blocks: readonly { start: number; end: number }[] },
  selected: Mark | null,
): Mark | null {
  const start = blocks[0]?.start ?? 0;
  const end = blocks.at(-1)?.end ?? 0;
  return selected !== null && selected.start < end && selected.end > start ? selected : null;
}

/** One listener for every underline; the keyboard has J, K and the margin's buttons. */
function useMarkClicks(
  sheet: RefObject<HTMLElement | null>,
  { marks, onOpen }: { marks: readonly Mark[]; onOpen: (mark: Mark) => void },
): void {
  useEffect(() => {
    const element = sheet.current;
    const open = ({ target }: MouseEvent) => {
      const opens = target instanceof Element ? target.closest('[data-opens]') : null;
      const mark = marks.find(({ id }) => id === opens?.getAttribute('data-opens'));
      // A reader who selects words to copy them has not asked to go anywhere.
      if (mark && window.getSelection()?.isCollapsed !== false) onOpen(mark);
    };
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  }, [sheet, marks, onOpen]);
}

function useBringing(
  sheet: RefObject<HTMLElement | null>,
  {
    bring: { inDocument, times },
    visible,
  }: { bring: { inDocument: DocumentPlace | null; times: number }; visible: boolean },
): void {
  const brought = useRef(0);
  useEffect(() => {
    if (!visible || inDocument === null || brought.current === times) return;
    brought.current = times;
    const id = JSON.stringify(inDocument.id);
    const query = inDocument.kind === 'mark' ? `[data-marks~=${id}]` : `[data-section=${id}]`;
    const place = sheet.current?.querySelector(query);
    if (place) scrollIntoPlace(place);
  }, [sheet, inDocument, times, visible]);
}
