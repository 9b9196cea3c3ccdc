import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { TestFile } from './policies.ts';

/** Faults that a journey brings about on purpose, by a part of what the browser says of them. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4|5)\d\d|net::ERR_FAILED)/;

type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A journey of a visitor. It also fails when the page reports an error of its own. */
export const test = base.extend<{ noErrors: undefined }, { signedInState: SignedInState }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'errors that the page reported').toEqual([]);
    },
    { auto: true },
  ],
  // Signing in is a journey of its own; the others begin behind it, once per worker.
  signedInState: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      await signIn(await context.newPage());
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** A journey of somebody who is signed in and stands on the dashboard. */
export const signedInTest = test.extend<{ dashboard: undefined }>({
  storageState: async ({ signedInState }, use) => use(signedInState),
  dashboard: [
    async ({ page }, use) => {
      await page.goto('/dashboard');
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in with the demo account that the form is filled with. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The notification with this title; of several only one is ever shown. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title });
}

export async function choose(page: Page, file: TestFile): Promise<void> {
  await page.getByLabel('Document', { exact: true }).setInputFiles(file);
}

export async function upload(page: Page, file: TestFile): Promise<void> {
  await choose(page, file);
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a framework' })).toBeVisible();
}

export async function analyse(page: Page, framework: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${framework}`) }).check();
  await page.getByRole('button', { name: 'Start Analysis' }).click();
}

/** From the dashboard to a result on screen. */
export async function auditFile(page: Page, file: TestFile, framework = 'GDPR'): Promise<void> {
  await upload(page, file);
  await analyse(page, framework);
  await expect(page.getByRole('img', { name: /^(Score|No score)/ })).toBeVisible();
}

/** Drops files on an element, as a mouse would. */
export async function drop(target: Locator, files: readonly TestFile[]): Promise<void> {
  const transfer = await target.page().evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      base64: buffer.toString('base64'),
    })),
  );
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}
