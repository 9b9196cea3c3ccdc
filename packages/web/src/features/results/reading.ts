import type { RiskItem, RiskLevel } from '@lintel/contract';
import type { Mark, MarkOwner } from './document/mark.ts';

/** The specification's page size: five findings at first, five more with each Load More. */
const FINDINGS_PAGE = 5;

export type LevelFilter = RiskLevel | 'ALL';

/** Where a reader is in a result: what is filtered, what is open, which passage is shown. */
export interface Reading {
  readonly filter: LevelFilter;
  readonly shown: number;
  readonly openFinding: string | null;
  /** A control without a finding whose evidence is open: one that is met or does not apply. */
  readonly openControl: string | null;
  readonly markId: string | null;
  /** Which half is shown where there is room for one. */
  readonly half: 'findings' | 'document';
  /**
   * What has to come into view in each half, and how often that was asked: asking again for the
   * same place brings it back after the reader has scrolled away.
   */
  readonly bring: {
    readonly inDocument: DocumentPlace | null;
    readonly inList: ListPlace | null;
    readonly times: number;
  };
}

export type DocumentPlace = { readonly kind: 'mark' | 'section'; readonly id: string };
export type ListPlace = { readonly kind: 'finding' | 'control'; readonly id: string };

export type ReadingAct =
  | { act: 'filter'; level: LevelFilter }
  | { act: 'load-more' }
  | { act: 'close' }
  | { act: 'show-half'; half: Reading['half'] }
  /** From the list: open a finding and show its first passage, or where its section would stand. */
  | { act: 'open-finding'; id: string; markId: string | null; sectionId: string | null }
  /** From the list or the strip: open a control that has no finding. */
  | { act: 'open-control'; id: string; markId: string | null }
  /** From a tag, an underline or the strip: open the owner and bring it into view in the list. */
  | { act: 'go-to-owner'; owner: MarkOwner; markId: string | null; items: readonly RiskItem[] }
  /** J and K: the passage and its owner, without leaving the half that is shown. */
  | { act: 'visit'; mark: Mark; items: readonly RiskItem[] }
  /** From a quote: bring its passage into view, also where only one half is shown. */
  | { act: 'go-to-mark'; markId: string }
  | { act: 'go-to-section'; id: string };

export function firstReading(items: readonly RiskItem[], firstMark: string | null): Reading {
  return {
    filter: 'ALL',
    shown: FINDINGS_PAGE,
    openFinding: items[0]?.id ?? null,
    openControl: null,
    markId: firstMark,
    half: 'findings',
    bring: { inDocument: markPlace(firstMark), inList: null, times: 1 },
  };
}

export function read(now: Reading, step: ReadingAct): Reading {
  switch (step.act) {
    case 'filter':
      return { ...now, filter: step.level, shown: FINDINGS_PAGE };
    case 'load-more':
      return { ...now, shown: now.shown + FINDINGS_PAGE };
    case 'close':
      return { ...now, openFinding: null, openControl: null, markId: null };
    case 'show-half':
      return { ...now, half: step.half };
    case 'open-finding':
      return {
        ...now,
        ...opened({ kind: 'finding', id: step.id }),
        markId: step.markId,
        bring: bringing(now, {
          inDocument: markPlace(step.markId) ?? sectionPlace(step.sectionId),
        }),
      };
    case 'open-control':
      return {
        ...now,
        ...opened({ kind: 'control', id: step.id }),
        markId: step.markId,
        bring: bringing(now, { inDocument: markPlace(step.markId) }),
      };
    case 'go-to-owner':
      return {
        ...now,
        ...revealing(now, step),
        ...opened(step.owner),
        markId: step.markId,
        half: 'findings',
        bring: bringing(now, { inList: step.owner }),
      };
    case 'visit':
      return {
        ...now,
        ...revealing(now, { owner: step.mark.owner, items: step.items }),
        ...opened(step.mark.owner),
        markId: step.mark.id,
        bring: bringing(now, {
          inDocument: markPlace(step.mark.id),
          inList: step.mark.owner,
        }),
      };
    case 'go-to-mark':
      return {
        ...now,
        markId: step.markId,
        half: 'document',
        bring: bringing(now, { inDocument: markPlace(step.markId) }),
      };
    case 'go-to-section':
      return {
        ...now,
        markId: null,
        half: 'document',
        bring: bringing(now, { inDocument: { kind: 'section', id: step.id } }),
      };
  }
}

/** Findings of a level, in the order of the result. */
export function ofLevel(items: readonly RiskItem[], filter: LevelFilter): readonly RiskItem[] {
  return filter === 'ALL' ? items : items.filter(({ riskLevel }) => riskLevel === filter);
}

const markPlace = (id: string | null): DocumentPlace | null =>
  id === null ? null : { kind: 'mark', id };

const sectionPlace = (id: string | null): DocumentPlace | null =>
  id === null ? null : { kind: 'section', id };

const opened = (owner: MarkOwner) => ({
  openFinding: owner.kind === 'finding' ? owner.id : null,
  openControl: owner.kind === 'control' ? owner.id : null,
});

function bringing(
  now: Reading,
  places: { inDocument?: DocumentPlace | null; inList?: ListPlace | null },
): Reading['bring'] {
  const { inDocument = null, inList = null } = places;
  return { inDocument, inList, times: now.bring.times + 1 };
}

/** Drops a filter that hides the finding and shows as many pages as reach it. */
function revealing(
  now: Reading,
  { owner, items }: { owner: MarkOwner; items: readonly RiskItem[] },
): Pick<Reading, 'filter' | 'shown'> {
  if (owner.kind === 'control') return { filter: now.filter, shown: now.shown };
  const hidden = !ofLevel(items, now.filter).some(({ id }) => id === owner.id);
  const filter = hidden ? 'ALL' : now.filter;
  const position = ofLevel(items, filter).findIndex(({ id }) => id === owner.id) + 1;
  const pages = Math.ceil(position / FINDINGS_PAGE) * FINDINGS_PAGE;
  return { filter, shown: Math.max(hidden ? FINDINGS_PAGE : now.shown, pages) };
}
