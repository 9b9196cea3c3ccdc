import type { MissingSection } from '@lintel/contract';
import { Fragment, memo } from 'react';
import { BlockView } from './block-view.tsx';
import type { BlockGroup } from './group-blocks.ts';
import type { HeadingRank } from './heading-ranks.ts';
import type { Owners } from './margin-tags.tsx';
import type { Mark } from './mark.ts';
import { MissingLine } from './missing-line.tsx';
import { PageLine } from './page-line.tsx';

/** A table, a list or running text, with the sections missing before it. */
export const BlockGroupView = memo(function BlockGroupView({
  group,
  ranks,
  text,
  selected,
  owners,
  onOpen,
}: {
  group: BlockGroup<MissingSection>;
  ranks: ReadonlyMap<number, HeadingRank>;
  text: string;
  /** The selected mark, if it is in this group. */
  selected: Mark | null;
  owners: Owners;
  onOpen: (mark: Mark) => void;
}) {
  const flows = group.role === 'flow';
  return (
    <>
      {group.insertionsBefore.map((section) => (
        <MissingLine key={section.id} section={section} />
      ))}
      <div role={flows ? undefined : group.role} className={flows ? '' : 'pb-3'}>
        {group.blocks.map((block) => (
          <Fragment key={block.start}>
            {block.startsPage && block.page !== null && block.page > 1 ? (
              <PageLine page={block.page} />
            ) : null}
            <BlockView
              block={block}
              rank={ranks.get(block.start) ?? 'part'}
              text={text}
              selected={
                selected && selected.start < block.end && selected.end > block.start
                  ? selected.id
                  : null
              }
              owners={owners}
              onOpen={onOpen}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
});
