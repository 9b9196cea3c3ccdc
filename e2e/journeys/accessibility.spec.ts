import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { analyse, auditFile, choose, expect, signIn, test, upload } from '../steps/journey.ts';
import { docxNotice, termsOfUse } from '../steps/policies.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoFaults(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(told, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 1000],
    [390, 844],
  ] as const) {
    test(`every step of the main job passes axe, ${colorScheme}, ${width} wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/auth');
      await expect(page.getByLabel('Email')).not.toHaveValue('');
      await expectNoFaults(page, 'sign-in');
      await page.goto('/nowhere');
      await expectNoFaults(page, 'page not found');
      await signIn(page);
      await expect(page.getByText('of 100 used')).toBeVisible();
      await expectNoFaults(page, 'dashboard, empty');
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFaults(page, 'pricing');
      await page.goto('/dashboard');
      await choose(page, docxNotice());
      await expectNoFaults(page, 'dashboard, file selected');
      await upload(page, docxNotice());
      await page.getByRole('radio', { name: /^GDPR/ }).check();
      await expectNoFaults(page, 'dashboard, ready');
      await analyse(page, 'GDPR');
      await expect(page.getByRole('img', { name: /^Score/ })).toBeVisible();
      await expectNoFaults(page, 'results');
      await page.getByRole('button', { name: 'Show the arithmetic' }).click();
      await expectNoFaults(page, 'arithmetic');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'New Analysis' }).first().click();
      await auditFile(page, termsOfUse());
      await expectNoFaults(page, 'off target');
    });
  }
}

test('the main job can be done by keyboard alone', async ({ page }) => {
  await signIn(page);
  await upload(page, docxNotice());
  await page.getByRole('radio', { name: /^GDPR/ }).focus();
  await page.keyboard.press('Space');
  const start = page.getByRole('button', { name: 'Start Analysis' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Score/ })).toBeVisible();
  const first = page.getByRole('button', { name: /Finding 2:/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});
