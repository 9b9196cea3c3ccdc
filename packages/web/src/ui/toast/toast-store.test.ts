import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentToasts,
  dismissToast,
  showError,
  showSuccess,
  showToast,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('stand one at a time: a new one takes the place of the old', () => {
    showToast({ title: 'Document uploaded' });
    showToast({ title: 'Analysis complete', description: 'Score 68.' });
    expect(currentToasts()).toMatchObject([
      { title: 'Analysis complete', description: 'Score 68.', tone: 'success', open: true },
    ]);
  });

  it('close at once when dismissed and are removed after 1,000,000 ms, not before', () => {
    const id = showToast({ title: 'Report exported' });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('count the delay from the first dismissal', () => {
    const id = showToast({ title: 'Report exported' });
    dismissToast(id);
    vi.advanceTimersByTime(600_000);
    dismissToast(id);
    vi.advanceTimersByTime(400_000);
    expect(currentToasts()).toHaveLength(0);
  });

  it('leave no timer behind for a toast that was replaced', () => {
    dismissToast(showToast({ title: 'Old' }));
    showToast({ title: 'New' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignore a dismissal of a toast that is gone', () => {
    showToast({ title: 'Standing' });
    dismissToast(-1);
    expect(currentToasts()).toMatchObject([{ title: 'Standing', open: true }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are Success or Error from the short forms', () => {
    showSuccess('Card added');
    expect(currentToasts()).toMatchObject([
      { title: 'Success', description: 'Card added', tone: 'success' },
    ]);
    showError('Failed to fetch results');
    expect(currentToasts()).toMatchObject([
      { title: 'Error', description: 'Failed to fetch results', tone: 'error' },
    ]);
  });

  it('tell who listens, until they stop', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    showToast({ title: 'One' });
    stop();
    showToast({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
