import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Field, TextInput } from './field.tsx';
import { LoadingBars } from './loading-bars.tsx';
import { Select } from './select.tsx';

it('empty: one sentence, one explanation, one button', () => {
  render(
    <EmptyState title="No analyses yet" action={<Button>Start New Analysis</Button>}>
      The first one takes a document.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No analyses yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start New Analysis' })).toBeTruthy();
});

it('error: says what failed and tries again', () => {
  const again = vi.fn();
  render(<ErrorState title="Error Loading History" onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toContain('Error Loading History');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});

it('loading: as many bars as rows, with a name', () => {
  render(<LoadingBars rows={3} label="Loading findings" />);
  expect(screen.getByRole('status', { name: 'Loading findings' }).children).toHaveLength(3);
});

it('busy: a button that cannot be pressed', () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Starting...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Starting...' });
  fireEvent.click(button);
  expect(button).toHaveProperty('disabled', true);
  expect(press).not.toHaveBeenCalled();
});

it('a field ties its label, help and error to the control', () => {
  render(
    <>
      <Field label="Retention" help="In months." error="Enter a number.">
        {(ids) => <TextInput {...ids} />}
      </Field>
      <Field label="Range">
        {(ids) => <Select {...ids} choices={[{ value: '30', label: 'Last 30 days' }]} />}
      </Field>
    </>,
  );
  const field = screen.getByRole('textbox', {
    name: 'Retention',
    description: 'In months. Enter a number.',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Range' })).toHaveProperty('value', '30');
});
