import type { AnalysisProgress } from '@lintel/contract';
import { expect, it } from 'vitest';
import { endingToast } from './ending.ts';

const ended = (rest: Partial<AnalysisProgress>): AnalysisProgress => ({
  id: '0190a000-0000-7000-8000-00000000000a',
  status: 'COMPLETED',
  stage: 'finalizing',
  progress: 100,
  ...rest,
});

it.each([
  [{ score: 68 }, 'Analysis complete', 'Score 68 of 100.'],
  [{ score: 0 }, 'Analysis complete', 'Score 0 of 100.'],
  [{ score: null }, 'Analysis complete', 'Not scored: see what the document was taken for.'],
  [{ status: 'FAILED' as const }, 'Analysis failed', 'The analysis could not be completed'],
  [{ status: 'FAILED' as const, errorMessage: 'Out of time.' }, 'Analysis failed', 'Out of time.'],
])('%o ends with "%s: %s"', (rest, title, description) => {
  expect(endingToast(ended(rest))).toMatchObject({ title, description });
});

it('says nothing while the analysis runs', () => {
  expect(endingToast(ended({ status: 'ANALYZING' }))).toBeNull();
});
