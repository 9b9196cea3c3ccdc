import type { RiskItem, RiskLevel } from '@lintel/contract';

/** The specification's page size: five findings at first, five more with each Load More. */
export const FINDINGS_PAGE = 5;

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
   * What has to come into view, and how often that was asked: asking twice for the same place
   * brings it back after the reader has scrolled away.
   */
  readonly bring: { readonly to: Place; readonly times: number } | null;
}

export type Place =
  | { readonly kind: 'mark'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'finding'; readonly id: string }
  | { readonly kind: 'control'; readonly id: string };

export type ReadingAct =
  | { act: 'filter'; level: LevelFilter }
  | { act: 'load-more' }
  | { act: 'close' }
  | { act: 'show-half'; half: Reading['half'] }
  /** From the list: open a finding and show its first passage, if it has one. */
  | { act: 'open-finding'; id: string; markId: string | null }
  /** From the document or the strip: open a finding and bring its row into view. */
  | { act: 'go-to-finding'; id: string; markId: string | null; items: readonly RiskItem[] }
  | { act: 'go-to-control'; id: string; markId: string | null }
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
    bring: firstMark === null ? null : { to: { kind: 'mark', id: firstMark }, times: 1 },
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
        openFinding: step.id,
        openControl: null,
        markId: step.markId,
        bring: step.markId === null ? now.bring : bring(now, { kind: 'mark', id: step.markId }),
      };
    case 'go-to-finding':
      return {
        ...now,
        ...revealing(now, step),
        openFinding: step.id,
        openControl: null,
        markId: step.markId,
        half: 'findings',
        bring: bring(now, { kind: 'finding', id: step.id }),
      };
    case 'go-to-control':
      return {
        ...now,
        openFinding: null,
        openControl: step.id,
        markId: step.markId,
        half: 'findings',
        bring: bring(now, { kind: 'control', id: step.id }),
      };
    case 'go-to-mark':
      return {
        ...now,
        markId: step.markId,
        half: 'document',
        bring: bring(now, { kind: 'mark', id: step.markId }),
      };
    case 'go-to-section':
      return {
        ...now,
        markId: null,
        half: 'document',
        bring: bring(now, { kind: 'section', id: step.id }),
      };
  }
}

/** Findings of a level, in the order of the result. */
export function ofLevel(items: readonly RiskItem[], filter: LevelFilter): readonly RiskItem[] {
  return filter === 'ALL' ? items : items.filter(({ riskLevel }) => riskLevel === filter);
}

function bring(now: Reading, to: Place): NonNullable<Reading['bring']> {
  return { to, times: (now.bring?.times ?? 0) + 1 };
}

/** Drops a filter that hides the finding and shows as many pages as reach it. */
function revealing(
  now: Reading,
  { id, items }: { id: string; items: readonly RiskItem[] },
): Pick<Reading, 'filter' | 'shown'> {
  const filter = ofLevel(items, now.filter).some((item) => item.id === id) ? now.filter : 'ALL';
  const position = ofLevel(items, filter).findIndex((item) => item.id === id) + 1;
  const shown = filter === now.filter ? now.shown : FINDINGS_PAGE;
  const pages = Math.ceil(position / FINDINGS_PAGE) * FINDINGS_PAGE;
  return { filter, shown: Math.max(shown, pages) };
}
