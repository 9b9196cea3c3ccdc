import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, json } from '../testing/answer.ts';
import { visit } from '../testing/visit.tsx';
import { useAuditUsage } from './use-audit-usage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again every 30 seconds', async () => {
  vi.useFakeTimers();
  let current = 37;
  answerWith({
    'GET /api/audit-usage': () => {
      current += 1;
      return json({ isUnlimited: false, current, limit: 100, resetDate: '2026-12-14T00:00:00Z' });
    },
  });
  visit('/', [{ path: '/', Component: () => <p>{useAuditUsage().data?.current ?? 'none'}</p> }]);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('38')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(screen.getByText('38')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_010));
  expect(screen.getByText('39')).toBeTruthy();
});
