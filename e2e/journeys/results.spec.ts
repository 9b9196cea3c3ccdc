import { auditFile, expect, signedInTest } from '../steps/journey.ts';
import {
  docxNotice,
  OPEN_SENTENCE,
  openNotice,
  RETENTION,
  termsOfUse,
  txtNotice,
} from '../steps/policies.ts';

signedInTest.use({ viewport: { width: 1440, height: 1000 } });

signedInTest('the arithmetic of the score is one click away and adds up', async ({ page }) => {
  await auditFile(page, docxNotice());
  const ring = await page.getByRole('img', { name: /^Score/ }).getAttribute('aria-label');
  const score = Number(ring?.match(/Score (\d+)/)?.[1]);
  await page.getByRole('button', { name: 'Show the arithmetic' }).click();
  const table = page.getByRole('table', { name: 'How the score comes about' });
  const cells = await table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  const weights = cells.map((row) => row.filter(Number.isFinite));
  expect(weights.length).toBeGreaterThan(5);
  const possible = weights.reduce((sum, [weight]) => sum + (weight ?? 0), 0);
  const earned = weights.reduce((sum, [weight, credit]) => sum + (weight ?? 0) * (credit ?? 0), 0);
  expect(Math.floor((100 * earned) / possible + 0.5)).toBe(score);
});

signedInTest('findings come five at a time, and by level', async ({ page }) => {
  await auditFile(page, docxNotice());
  const findings = page.getByRole('region', { name: 'Findings' });
  const rows = findings.getByRole('button', { name: /Finding \d+:/ });
  await expect(rows).toHaveCount(5);
  await expect(findings.getByRole('status')).toHaveText(/^5 of \d+ shown$/);
  const total = Number((await findings.getByRole('status').innerText()).match(/of (\d+)/)?.[1]);
  await findings.getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(Math.min(10, total));

  await findings.getByRole('button', { name: /^High/ }).click();
  await expect(rows).not.toHaveCount(total);
  for (const row of await rows.all()) await expect(row).toContainText('High');
});

signedInTest(
  'a finding goes to its place in the document, and a mark back to its finding',
  async ({ page }) => {
    await auditFile(page, openNotice());
    const findings = page.getByRole('region', { name: 'Findings' });
    const row = findings.getByRole('button', { name: /Finding \d+: Placeholders left open/ });
    while (await findings.getByRole('button', { name: 'Load More' }).isVisible())
      await findings.getByRole('button', { name: 'Load More' }).click();
    await row.click();
    const quote = findings.getByRole('button', { name: /Verified/ });
    await expect(quote).toContainText(OPEN_SENTENCE);
    await quote.click();
    await expect(quote).toHaveAttribute('aria-pressed', 'true');
    const mark = page.locator('mark', { hasText: OPEN_SENTENCE });
    await expect(mark).toBeInViewport();

    // And back: the row is closed, the mark opens it.
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await mark.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
  },
);

signedInTest('a missing control says where was looked', async ({ page }) => {
  await auditFile(page, docxNotice());
  const findings = page.getByRole('region', { name: 'Findings' });
  const row = findings.getByRole('button', { name: /Finding \d+: .*Missing/ }).first();
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  await expect(findings.getByText('Nothing found', { exact: true })).toBeVisible();
  await expect(findings.getByText(/Lintel (looked here|read the whole document)/)).toBeVisible();
});

signedInTest('what is met is marked where it stands', async ({ page }) => {
  await auditFile(page, docxNotice());
  const passage = page.getByText(RETENTION);
  await expect(passage).toBeVisible();
  const line = await passage.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(line).toContain('underline');
});

signedInTest('J and K go from mark to mark', async ({ page }) => {
  await auditFile(page, docxNotice());
  const counter = page.getByText(/Mark \d+ of \d+/);
  await page.keyboard.press('j');
  await expect(counter).toContainText('Mark 1 of');
  await page.keyboard.press('j');
  await expect(counter).toContainText('Mark 2 of');
  await page.keyboard.press('k');
  await expect(counter).toContainText('Mark 1 of');
});

signedInTest('the whole framework can be asked instead, as a new result', async ({ page }) => {
  await auditFile(page, txtNotice());
  const before = page.url();
  await page.getByRole('button', { name: 'Why, and change' }).click();
  await page
    .getByRole('button', { name: /whole framework/i })
    .or(page.getByRole('radio', { name: /whole framework/i }))
    .first()
    .click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('img', { name: /^Score/ })).toBeVisible();
});

signedInTest(
  'a file that is no policy is said to be none, and may still be checked',
  async ({ page }) => {
    await auditFile(page, termsOfUse());
    await expect(page.getByRole('img', { name: 'No score' })).toBeVisible();
    await expect(page.getByText(/terms of use/i).first()).toBeVisible();
    await page.getByRole('button', { name: /whole framework/i }).click();
    await expect(page.getByRole('img', { name: /^Score \d+ of 100/ })).toBeVisible();
  },
);

signedInTest('on a phone the findings and the document take turns', async ({ page }) => {
  await auditFile(page, docxNotice());
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Findings' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Document', exact: true })
    .or(page.getByRole('radio', { name: 'Document' }))
    .or(page.getByRole('tab', { name: 'Document' }))
    .first()
    .click();
  await expect(page.getByText(RETENTION)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
