import { memo, type ReactNode } from 'react';
import type { HeadingRank } from './heading-ranks.ts';
import type { Block, Insertion } from './layout-document.ts';
import { MarginTags, type Owners } from './margin-tags.tsx';
import type { Mark } from './mark.ts';
import { Passage } from './passage.tsx';
import type { BlockShape } from './read-block.ts';

/** Number, pleading rule, text, margin: every line of the sheet keeps these columns. */
export const SHEET_COLUMNS =
  'grid items-baseline grid-cols-[30px_minmax(0,1fr)_34px] gap-x-4 sm:grid-cols-[42px_minmax(0,1fr)_36px] sm:gap-x-7';

/** One block of the document. Drawn again only when its own selection changes. */
export const BlockView = memo(function BlockView({
  block,
  rank,
  text,
  selected,
  owners,
  onOpen,
}: {
  block: Block<Insertion>;
  /** How large it is set, for a heading. */
  rank: HeadingRank;
  text: string;
  /** Id of the selected mark, if it is in this block. */
  selected: string | null;
  owners: Owners;
  onOpen: (mark: Mark) => void;
}) {
  const { shape } = block;
  const passages = block.spans.map((span) => (
    <Passage
      key={`${span[0]?.start ?? 'empty'}-${block.start}`}
      text={text}
      span={span}
      selected={selected}
    />
  ));
  return (
    <div
      data-block={block.start}
      role={shape.role === 'item' ? 'listitem' : shape.role === 'row' ? 'row' : undefined}
      className={`${SHEET_COLUMNS} px-2 sm:px-3 [contain-intrinsic-size:auto_64px] [content-visibility:auto]`}
    >
      <span
        aria-hidden={shape.role === 'row' || undefined}
        className="select-none text-right text-[0.6875rem] leading-[1.6875rem] text-ink-3 tabular-nums"
      >
        {block.n === null ? null : <span className="sr-only">Paragraph </span>}
        {block.n}
      </span>
      <BlockBody shape={shape} rank={rank} passages={passages} />
      <MarginTags block={block} owners={owners} selected={selected} onOpen={onOpen} />
    </div>
  );
});

function BlockBody({
  shape,
  rank,
  passages,
}: {
  shape: BlockShape;
  rank: HeadingRank;
  passages: readonly ReactNode[];
}) {
  switch (shape.role) {
    case 'heading':
      return (
        <Heading level={shape.level} rank={rank}>
          {passages}
        </Heading>
      );
    case 'item':
      return (
        <div
          className="type-read flex min-w-0 gap-2.5 pb-2 wrap-break-word"
          style={{ paddingLeft: `${shape.depth * 1.25}rem` }}
        >
          <span className="min-w-4 shrink-0 text-ink-2">{shape.marker}</span>
          <div className="min-w-0">{passages}</div>
        </div>
      );
    case 'row':
      return (
        <div
          className={`grid min-w-0 auto-cols-fr grid-flow-col gap-x-4 border-b py-1.5 ${
            shape.header ? 'border-line-strong font-[520]' : 'border-line'
          }`}
        >
          {passages.map((passage, column) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row never move
              key={column}
              role={shape.header ? 'columnheader' : 'cell'}
              className="type-read min-w-0 text-[0.9375rem] leading-6 wrap-break-word"
            >
              {passage}
            </div>
          ))}
        </div>
      );
    case 'text':
      return <p className="type-read min-w-0 pb-3 wrap-break-word">{passages}</p>;
  }
}

const SIZES: Record<HeadingRank, string> = {
  title: 'type-page pt-2 pb-3',
  section: 'type-block pt-4 pb-2',
  part: 'type-block-small pt-3 pb-1.5',
};

/** The page's own headings are one and two; the document's begin below them. */
function Heading({
  level,
  rank,
  children,
}: {
  level: number;
  rank: HeadingRank;
  children: ReactNode;
}) {
  const Tag = (['h3', 'h4', 'h5', 'h6'] as const)[Math.min(level, 4) - 1] ?? 'h6';
  return <Tag className={`min-w-0 wrap-break-word ${SIZES[rank]}`}>{children}</Tag>;
}
