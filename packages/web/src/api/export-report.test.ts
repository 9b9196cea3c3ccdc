import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../testing/answer.ts';
import { ANALYSIS_ID } from '../testing/people.ts';
import { exportReport } from './export-report.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves the report as compliance-report-{id}.html', async () => {
  answerWith({ [`GET /api/export/${ANALYSIS_ID}`]: new Response('<!doctype html>') });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => {};
  const told = await exportReport(ANALYSIS_ID);
  expect(saved).toEqual([told]);
  expect(saved).toEqual([`compliance-report-${ANALYSIS_ID}.html`]);
  expect(document.querySelector('a')).toBeNull();
});
