import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

const show = (title: string) => act(() => showToast({ title, tone: 'error' }));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the toaster', () => {
  it('is a region called Notification, which F8 focuses', () => {
    render(<Toaster />);
    show('Upload failed');
    const region = screen.getByRole('region', { name: 'Notification' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it('shows one toast at a time', () => {
    render(<Toaster />);
    show('Upload failed');
    show('Analysis failed');
    expect(shown()).toEqual(['Analysis failed']);
  });

  it('takes a toast away after 5000 ms', () => {
    render(<Toaster />);
    show('Upload failed');
    act(() => vi.advanceTimersByTime(4999));
    expect(shown()).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toHaveLength(0);
  });

  it('takes it away when it is closed', () => {
    render(<Toaster />);
    show('Upload failed');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toHaveLength(0);
  });

  it.each([
    [49, 1],
    [51, 0],
  ])('swiped %i px to the right, leaves %i standing', (distance, left) => {
    render(<Toaster />);
    show('Upload failed');
    const toast = screen.getByRole('listitem');
    Object.assign(toast, { setPointerCapture: () => {}, hasPointerCapture: () => false });
    const at = (x: number) => ({ button: 0, clientX: x, clientY: 0, pointerId: 1 });
    fireEvent.pointerDown(toast, at(0));
    fireEvent.pointerMove(toast, at(20));
    fireEvent.pointerMove(toast, at(distance));
    fireEvent.pointerUp(toast, at(distance));
    expect(shown()).toHaveLength(left);
  });
});
