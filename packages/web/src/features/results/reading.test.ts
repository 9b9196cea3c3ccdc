import { describe, expect, it } from 'vitest';
import type { MarkOwner } from './document/mark.ts';
import { firstReading, ofLevel, type Reading, read } from './reading.ts';
import { sampleResults } from './testing/sample-results.ts';

const items = sampleResults.riskItems;
const start = firstReading(items, 'finding/f-purpose/0');

describe('reading a result', () => {
  it('begins with the first finding open, five shown and nothing filtered', () => {
    expect(start).toMatchObject({ openFinding: 'f-purpose', shown: 5, filter: 'ALL' });
  });

  it('begins with nothing open where there is nothing to open', () => {
    expect(firstReading([], null)).toMatchObject({
      openFinding: null,
      bring: { inDocument: null },
    });
  });

  it('adds five with Load More and begins again with another filter', () => {
    const more = read(start, { act: 'load-more' });
    expect(more.shown).toBe(10);
    expect(read(more, { act: 'filter', level: 'HIGH' })).toMatchObject({
      shown: 5,
      filter: 'HIGH',
    });
  });

  it.each([
    ['ALL', 7],
    ['HIGH', 2],
    ['MEDIUM', 3],
    ['LOW', 2],
  ] as const)('keeps the order of the result under %s', (filter, count) => {
    const kept = ofLevel(items, filter);
    expect(kept).toHaveLength(count);
    expect(kept).toEqual(items.filter((item) => kept.includes(item)));
  });

  const finding = (id: string) => ({ kind: 'finding', id }) as const;
  const goTo = (now: Reading, id: string) =>
    read(now, { act: 'go-to-owner', owner: finding(id), markId: 'm', items });

  it('shows as many pages as reach a finding that is gone to', () => {
    expect(goTo(start, 'f-review')).toMatchObject({
      shown: 10,
      filter: 'ALL',
      openFinding: 'f-review',
    });
  });

  it('drops a filter that hides the finding, and keeps one that does not', () => {
    const high = read(start, { act: 'filter', level: 'HIGH' });
    expect(goTo(high, 'f-review')).toMatchObject({ filter: 'ALL', shown: 10 });
    expect(goTo(high, 'f-withdraw')).toMatchObject({ filter: 'HIGH', shown: 5 });
  });

  it('turns to the document for a passage and back for its finding', () => {
    const there = read(start, { act: 'go-to-mark', markId: 'm' });
    expect(there).toMatchObject({
      half: 'document',
      markId: 'm',
      bring: { inDocument: { kind: 'mark', id: 'm' }, inList: null },
    });
    expect(goTo(there, 'f-purpose')).toMatchObject({
      half: 'findings',
      markId: 'm',
      openFinding: 'f-purpose',
      bring: { inDocument: null, inList: { kind: 'finding', id: 'f-purpose' } },
    });
  });

  it('opens a finding from the list without leaving the list', () => {
    const now = read(start, {
      act: 'open-finding',
      id: 'f-storage',
      markId: 'm',
      sectionId: null,
    });
    expect(now).toMatchObject({ half: 'findings', openFinding: 'f-storage', markId: 'm' });
    expect(now.bring).toMatchObject({ inDocument: { id: 'm' }, inList: null });
  });

  it('shows where the section would stand for a finding without a passage', () => {
    const now = read(start, {
      act: 'open-finding',
      id: 'f-withdraw',
      markId: null,
      sectionId: 's-withdraw',
    });
    expect(now.bring.inDocument).toEqual({ kind: 'section', id: 's-withdraw' });
  });

  it('visits a passage in both halves without changing the one that is shown', () => {
    const reading = read(start, { act: 'show-half', half: 'document' });
    const visit = (owner: MarkOwner) =>
      read(reading, {
        act: 'visit',
        mark: { id: 'm', start: 0, end: 1, bearing: 'supports', owner },
        items,
      });
    expect(visit(finding('f-review'))).toMatchObject({
      half: 'document',
      shown: 10,
      openFinding: 'f-review',
      bring: { inDocument: { id: 'm' }, inList: { id: 'f-review' } },
    });
    expect(visit({ kind: 'control', id: 'gdpr.rights' })).toMatchObject({
      openFinding: null,
      openControl: 'gdpr.rights',
      bring: { inDocument: { id: 'm' }, inList: { kind: 'control', id: 'gdpr.rights' } },
    });
  });

  it('brings the same place into view again when asked again', () => {
    const once = read(start, { act: 'go-to-mark', markId: 'm' });
    const twice = read(once, { act: 'go-to-mark', markId: 'm' });
    expect(twice.bring).toEqual({ ...once.bring, times: once.bring.times + 1 });
  });

  it('closes what is open', () => {
    expect(read(start, { act: 'close' })).toMatchObject({ openFinding: null, markId: null });
  });
});
