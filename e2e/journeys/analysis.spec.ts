import { analyse, auditFile, expect, signedInTest, toast, upload } from '../steps/journey.ts';
import { txtNotice } from '../steps/policies.ts';

signedInTest('nothing starts without a framework', async ({ page }) => {
  await upload(page, txtNotice());
  await expect(page.getByRole('button', { name: 'Start Analysis' })).toBeHidden();
  await page.getByRole('radio', { name: /^GDPR/ }).check();
  await expect(page.getByRole('heading', { name: 'Ready to analyze' })).toBeVisible();
  await expect(page.getByText('larkfield-notice.txt · GDPR')).toBeVisible();
});

signedInTest('the month’s limit is told in the specified words', async ({ page }) => {
  await page.route('**/api/analyze', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'AUDIT_LIMIT_EXCEEDED',
        error: 'Monthly audit limit exceeded',
        message: 'Monthly audit limit exceeded',
      },
    }),
  );
  await upload(page, txtNotice());
  await analyse(page, 'GDPR');
  await expect(toast(page, 'Monthly Audit Limit Reached')).toContainText(
    "You've reached your monthly audit limit. Please upgrade your subscription or wait for the next billing cycle.",
  );
});

signedInTest('a start that fails without words says what to do', async ({ page }) => {
  await page.route('**/api/analyze', (route) => route.fulfill({ status: 502, body: '' }));
  await upload(page, txtNotice());
  await analyse(page, 'GDPR');
  await expect(toast(page, 'Analysis failed')).toContainText(/.+/);
  await expect(page.getByRole('button', { name: 'Start Analysis' })).toBeEnabled();
});

signedInTest('the button says Starting... while it starts', async ({ page }) => {
  await page.route('**/api/analyze', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await upload(page, txtNotice());
  await analyse(page, 'GDPR');
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Score/ })).toBeVisible();
});

/** Lets an analysis start for real and answers for its progress instead of the server. */
async function reportProgress(
  page: Parameters<typeof upload>[0],
  progress: Record<string, unknown>,
): Promise<void> {
  await page.route('**/api/analysis-events/**', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.route('**/api/analysis-status/**', (route) => {
    const id = route.request().url().split('/').at(-1);
    return route.fulfill({ json: { id, stage: 'analyzing', progress: 40, ...progress } });
  });
}

signedInTest(
  'a long analysis shows its five steps and never passes 90% early',
  async ({ page }) => {
    await reportProgress(page, { status: 'ANALYZING', stage: 'finalizing', progress: 99 });
    await upload(page, txtNotice());
    await analyse(page, 'GDPR');
    const card = page.getByRole('region', { name: /^Analy/ });
    for (const step of [
      'Uploading document',
      'Extracting text content',
      'Analyzing compliance gaps',
      'Generating recommendations',
      'Finalizing report',
    ])
      await expect(card.getByText(step)).toBeVisible();
    const bar = card.getByRole('progressbar');
    await expect(bar).toBeVisible();
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(90);
  },
);

signedInTest('an analysis that fails closes the card and says why', async ({ page }) => {
  await reportProgress(page, {
    status: 'FAILED',
    errorMessage: 'The text was too long to finish in time.',
  });
  await upload(page, txtNotice());
  await analyse(page, 'GDPR');
  await expect(toast(page, 'Analysis failed')).toContainText(
    'The text was too long to finish in time.',
  );
  await expect(page.getByRole('progressbar', { name: /analy/i })).toBeHidden();
});

signedInTest('an analysis that fails without a reason uses the default words', async ({ page }) => {
  await reportProgress(page, { status: 'FAILED' });
  await upload(page, txtNotice());
  await analyse(page, 'GDPR');
  await expect(toast(page, 'Analysis failed')).toContainText('The analysis could not be completed');
});

signedInTest('results that cannot be read say so and can be tried again', async ({ page }) => {
  await page.route('**/api/results/*', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await upload(page, txtNotice());
  await analyse(page, 'GDPR');
  await expect(page.getByText('Failed to fetch results')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /^Score/ })).toBeVisible();
});

signedInTest('a report that cannot be made says so', async ({ page }) => {
  await auditFile(page, txtNotice());
  await page.route('**/api/export/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Export Report' }).click();
  await expect(toast(page, 'Export failed')).toContainText(
    'Failed to export the report. Please try again.',
  );
});

signedInTest('New Analysis clears document, framework and result', async ({ page }) => {
  await auditFile(page, txtNotice());
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Drop a policy here')).toBeVisible();
  await expect(page.getByText('larkfield-notice.txt')).toBeHidden();
});

signedInTest('a reload brings the result back', async ({ page }) => {
  await auditFile(page, txtNotice());
  const name = await page.getByRole('img', { name: /^Score/ }).getAttribute('aria-label');
  await page.reload();
  await expect(page.getByRole('img', { name: /^Score/ })).toHaveAttribute('aria-label', name ?? '');
});

signedInTest('the used audits are counted', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Audits this month' });
  const read = async () => Number((await card.innerText()).match(/(\d+)\s+of 100 used/)?.[1]);
  await expect(card).toContainText('of 100 used');
  const before = await read();
  await auditFile(page, txtNotice());
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  await expect(async () => expect(await read()).toBe(before + 1)).toPass();
});

const USAGE = [
  [
    { current: 80, limit: 100 },
    { badge: 'Professional', upgrade: false },
  ],
  [
    { current: 100, limit: 100 },
    { badge: 'Professional', upgrade: true },
  ],
  [
    { current: 25, limit: 25 },
    { badge: null, upgrade: true },
  ],
] as const;

for (const [{ current, limit }, { badge, upgrade }] of USAGE) {
  signedInTest(`${current} of ${limit} audits used`, async ({ page }) => {
    await page.route('**/api/audit-usage', (route) =>
      route.fulfill({
        json: { isUnlimited: false, current, limit, resetDate: '2026-12-14T09:00:00.000Z' },
      }),
    );
    await page.reload();
    const card = page.getByRole('region', { name: 'Audits this month' });
    await expect(card).toContainText(`of ${limit} used`);
    await expect(card).toContainText('14 December 2026');
    await expect(card.getByText('Professional')).toHaveCount(badge === null ? 0 : 1);
    await expect(card.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(upgrade ? 1 : 0);
    await expect(card.getByRole('link', { name: 'Plan', exact: true })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });
}
