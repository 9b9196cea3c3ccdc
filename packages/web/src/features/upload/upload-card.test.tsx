import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { answerWith, json, refusal } from '../../testing/answer.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { UploadCard } from './upload-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const DOCUMENT = {
  id: '0190a000-0000-7000-8000-000000000001',
  originalName: 'policy.txt',
  mediaType: 'text/plain',
  size: 12,
  sha256: 'a3'.repeat(32),
  uploadedAt: '2026-11-21T09:10:00Z',
  words: 2,
  extractedText: 'Policy text.',
  paragraphs: [{ n: 1, start: 0, end: 12 }],
  readingNotes: [],
};
const policy = new File(['Policy text.'], 'policy.txt', { type: 'text/plain' });
const picture = new File(['x'], 'picture.png', { type: 'image/png' });

function show() {
  const onUploaded = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UploadCard onUploaded={onUploaded} />
      <Toaster />
    </QueryClientProvider>,
  );
  return onUploaded;
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Document'), { target: { files } });
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText('Drop a policy here'), { dataTransfer: { files } });

it('accepts the three extensions in the chooser', () => {
  show();
  expect(screen.getByLabelText('Document').getAttribute('accept')).toBe('.pdf,.docx,.txt');
});

it('takes only the first dropped file, and shows its name and size', () => {
  show();
  drop(policy, new File(['x'], 'second.txt', { type: 'text/plain' }));
  expect(screen.getByText('policy.txt')).toBeDefined();
  expect(screen.getByText('under 0.01 MB')).toBeDefined();
  expect(screen.queryByText('second.txt')).toBeNull();
});

it('refuses a file of another type and stays without a file', async () => {
  show();
  choose(picture);
  expect(await screen.findByText('Unsupported file type')).toBeDefined();
  expect(screen.getByText('Please upload PDF, DOCX, or TXT files only.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Upload & Process' })).toBeNull();
});

it('forgets the file on Cancel', () => {
  show();
  choose(policy);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Drop a policy here')).toBeDefined();
});

it('sends the file in the field document, passes the document on and clears the selection', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = answerWith({
    'POST /api/upload': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const onUploaded = show();
  choose(policy);
  fireEvent.click(screen.getByRole('button', { name: 'Upload & Process' }));
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Uploading...' });
  expect(busy.disabled).toBe(true);
  const [{ body } = { body: null }] = asked;
  expect((body as FormData).get('document')).toMatchObject({ name: 'policy.txt' });
  answer(json(DOCUMENT));
  expect(await screen.findByText('Document uploaded')).toBeDefined();
  expect(onUploaded).toHaveBeenCalledWith(DOCUMENT);
  expect(screen.getByText('Drop a policy here')).toBeDefined();
});

it('says why the server refused, and keeps the file', async () => {
  const sentence = 'The file is empty. Choose a file that contains text.';
  answerWith({ 'POST /api/upload': refusal(422, 'FILE_EMPTY', sentence) });
  const onUploaded = show();
  choose(policy);
  fireEvent.click(screen.getByRole('button', { name: 'Upload & Process' }));
  expect(await screen.findByText('Upload failed')).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Upload & Process' })).toBeDefined();
  });
  expect(onUploaded).not.toHaveBeenCalled();
});

it('has a sentence of its own for a server that cannot be reached', async () => {
  answerWith({ 'POST /api/upload': () => Promise.reject(new TypeError('Failed to fetch')) });
  show();
  choose(policy);
  fireEvent.click(screen.getByRole('button', { name: 'Upload & Process' }));
  expect(await screen.findByText('An error occurred during upload')).toBeDefined();
});
