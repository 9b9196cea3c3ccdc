import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this document?"
        description="Its analyses go with it."
        footer={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

it('asks its question, takes the focus, and gives it back on Escape', async () => {
  render(<Question />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog', {
    name: 'Delete this document?',
    description: 'Its analyses go with it.',
  });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('brings no style element of its own: the content policy would refuse it', () => {
  const before = document.querySelectorAll('style').length;
  render(<Question />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
