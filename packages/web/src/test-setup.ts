import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// A page that takes several answers in a row may take seconds on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// A warning of React or a swallowed failure is a fault: a test that provokes one must say so
// by replacing the spy itself.
let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  const said = complaints.mock.calls.map((call) => call.join(' '));
  complaints.mockRestore();
  expect(said, 'console.error was called').toEqual([]);
});
