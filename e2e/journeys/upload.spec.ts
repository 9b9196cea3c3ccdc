import { choose, drop, expect, signedInTest, toast } from '../steps/journey.ts';
import { docxNotice, file, lockedPdf, pdfNotice, scan, txtNotice } from '../steps/policies.ts';

const LIMIT = 10_485_760;

signedInTest('a file of another type is refused before it is sent', async ({ page }) => {
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  const refusal = toast(page, 'Unsupported file type');
  await expect(refusal).toContainText('Please upload PDF, DOCX, or TXT files only.');
  await expect(page.getByText('Drop a policy here')).toBeVisible();
});

signedInTest('a file of one byte too many is refused before it is sent', async ({ page }) => {
  await choose(page, file('large.txt', 'txt', Buffer.alloc(LIMIT + 1, 'a')));
  await expect(toast(page, 'File too large')).toContainText(
    'Please upload files smaller than 10MB.',
  );
});

signedInTest('a file of exactly ten mebibytes is taken', async ({ page }) => {
  const sentence = 'We keep your data for six years and delete them after that time.\n\n';
  const text = sentence.repeat(Math.ceil(LIMIT / sentence.length)).slice(0, LIMIT);
  await choose(page, file('exact.txt', 'txt', Buffer.from(text)));
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a framework' })).toBeVisible({
    timeout: 40_000,
  });
});

signedInTest('a chosen file shows its name and size, and Cancel lets it go', async ({ page }) => {
  await choose(page, file('notes.txt', 'txt', Buffer.alloc(1_572_864, 'word ')));
  await expect(page.getByText('notes.txt')).toBeVisible();
  await expect(page.getByText('1.50 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('notes.txt')).toBeHidden();
  await expect(page.getByText('Drop a policy here')).toBeVisible();
});

signedInTest('of several dropped files the first is used', async ({ page }) => {
  const zone = page.getByRole('region', { name: 'Upload Document' }).locator('> div').first();
  await drop(zone, [txtNotice('first.txt'), docxNotice('second.docx')]);
  await expect(page.getByText('first.txt')).toBeVisible();
  await expect(page.getByText('second.docx')).toBeHidden();
});

signedInTest('the chooser offers the three kinds of file', async ({ page }) => {
  await expect(page.getByLabel('Document', { exact: true })).toHaveAttribute(
    'accept',
    '.pdf,.docx,.txt',
  );
});

const REFUSED = [
  ['a scan', scan, /no text|text recognition|OCR/i],
  ['a locked file', lockedPdf, /password/i],
  ['an empty file', async () => file('empty.txt', 'txt', Buffer.alloc(0)), /empty/i],
  [
    'a damaged file',
    async () => {
      const whole = docxNotice('half.docx');
      return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
    },
    /damaged|could not be read/i,
  ],
  [
    'a file under a false name',
    async () => ({ ...(await pdfNotice('words.docx')), mimeType: docxNotice().mimeType }),
    /PDF|name/i,
  ],
] as const;

for (const [what, make, message] of REFUSED) {
  signedInTest(`${what} is refused with what to do`, async ({ page }) => {
    await choose(page, await make());
    await page.getByRole('button', { name: 'Upload & Process' }).click();
    const refusal = toast(page, 'Upload failed');
    await expect(refusal).toContainText(message);
    // Nothing is lost: the file is still chosen, and can be let go.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
}

signedInTest('an upload that breaks off says so', async ({ page }) => {
  await page.route('**/api/upload', (route) => route.abort());
  await choose(page, txtNotice());
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  await expect(toast(page, 'Upload failed')).toContainText('An error occurred during upload');
});

signedInTest('the button says Uploading... while it sends', async ({ page }) => {
  await page.route('**/api/upload', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await choose(page, txtNotice());
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a framework' })).toBeVisible();
});

signedInTest('a document taken on the upload page goes on at the dashboard', async ({ page }) => {
  await page.getByRole('link', { name: 'Upload Document' }).click();
  await expect(page).toHaveURL(/\/upload$/);
  await choose(page, txtNotice('from-upload.txt'));
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('from-upload.txt').first()).toBeVisible();
});
