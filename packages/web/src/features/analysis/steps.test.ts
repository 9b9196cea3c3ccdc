import type { AnalysisProgress, Stage } from '@lintel/contract';
import { describe, expect, it } from 'vitest';
import { barOf, stepsOf } from './steps.ts';

const at = (stage: Stage, progress = 50): AnalysisProgress => ({
  id: '0190a000-0000-7000-8000-00000000000a',
  status: 'ANALYZING',
  stage,
  progress,
});

describe('the steps of the progress card', () => {
  it('read as the specification words them', () => {
    expect(stepsOf(null).map(({ label }) => label)).toEqual([
      'Uploading document',
      'Extracting text content',
      'Analyzing compliance gaps',
      'Generating recommendations',
      'Finalizing report',
    ]);
  });

  it.each<[string, AnalysisProgress | null, string]>([
    ['before the first word', null, 'running waiting waiting waiting waiting'],
    ['while analysing', at('analyzing'), 'done done running waiting waiting'],
    ['at the end', at('finalizing'), 'done done done done running'],
    ['when done', { ...at('finalizing'), status: 'COMPLETED' }, 'done done done done done'],
  ])('%s', (_, progress, expected) => {
    expect(
      stepsOf(progress)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(expected);
  });
});

it.each([
  [null, false, 0],
  [at('analyzing', 40), false, 40],
  [at('finalizing', 99), false, 90],
  [{ ...at('finalizing', 100), status: 'COMPLETED' as const }, false, 90],
  [{ ...at('finalizing', 100), status: 'COMPLETED' as const }, true, 100],
])('the bar of %o, result there: %s, stands at %d', (progress, there, expected) => {
  expect(barOf(progress, there)).toBe(expected);
});
