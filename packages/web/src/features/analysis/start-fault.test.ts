import { expect, it } from 'vitest';
import { startFault } from './start-fault.ts';

const LIMIT = {
  title: 'Monthly Audit Limit Reached',
  description:
    "You've reached your monthly audit limit. Please upgrade your subscription or wait for the next billing cycle.",
};

it.each([
  [{ code: 'AUDIT_LIMIT_EXCEEDED', sentence: 'Anything' }, LIMIT],
  [{ sentence: 'Monthly audit limit exceeded' }, LIMIT],
  [{ sentence: '{"code":"AUDIT_LIMIT_EXCEEDED"}' }, LIMIT],
  [
    { code: 'NOT_FOUND', sentence: 'There is nothing here by that name.' },
    { title: 'Analysis failed', description: 'There is nothing here by that name.' },
  ],
  [{}, { title: 'Analysis failed', description: 'Failed to start analysis. Please try again.' }],
  [
    { sentence: '' },
    { title: 'Analysis failed', description: 'Failed to start analysis. Please try again.' },
  ],
])('%o', (error, expected) => {
  expect(startFault(error)).toEqual(expected);
});
