import { readFile } from 'node:fs/promises';
import { auditFile, expect, signIn, test, toast } from '../steps/journey.ts';
import { privacyNotices, RETENTION } from '../steps/policies.ts';

for (const [index, format] of ['PDF', 'DOCX', 'TXT'].entries()) {
  test(`a newcomer drops a ${format} and reads findings that quote it`, async ({ page }) => {
    const file = (await privacyNotices())[index];
    if (!file) throw new Error('there are three formats');
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Compliance Analysis Dashboard',
    );
    await auditFile(page, file);

    await expect(toast(page, 'Analysis complete')).toContainText(/Score \d+ of 100/);
    const ring = page.getByRole('img', { name: /^Score \d+ of 100, (Excellent|Good|Fair|Poor)$/ });
    await expect(ring).toBeVisible();
    await expect(page.getByText(file.name)).toBeVisible();

    // The retention period is stated: its quote is marked in the document, word for word.
    await expect(page.locator('mark', { hasText: RETENTION })).toBeVisible();

    // A right that the notice leaves out is a finding, and it says where was looked.
    const findings = page.getByRole('region', { name: 'Findings' });
    await expect(findings.getByRole('listitem').first()).toBeVisible();
    await findings.getByRole('button', { name: /Finding 1:/ }).focus();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Report' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^compliance-report-[0-9a-f-]{36}\.html$/);
    const report = await readFile(await download.path(), 'utf8');
    expect(report).toContain(file.name);
    await expect(toast(page, 'Report exported')).toBeVisible();
  });
}

test('the same notice in three formats gets the same score and the same findings', async ({
  page,
}) => {
  await signIn(page);
  const seen: string[] = [];
  for (const file of await privacyNotices()) {
    await auditFile(page, file);
    const id = new URL(page.url()).searchParams.get('analysis');
    const results = await page.evaluate(async (analysis) => {
      const answer = await fetch(`/api/results/${analysis}`);
      return (await answer.json()) as {
        score: number;
        riskItems: { controlId: string; status: string }[];
      };
    }, id);
    const findings = results.riskItems.map(({ controlId, status }) => `${controlId} ${status}`);
    seen.push([results.score, ...findings.sort()].join('\n'));
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    await expect(page.getByText('Drop a policy here')).toBeVisible();
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).toBe(seen[0]);
});

for (const framework of ['GDPR', 'ISO27001', 'SOC2', 'HIPAA', 'CCPA']) {
  test(`every tile gives an answer: ${framework}`, async ({ page }) => {
    const [, , notice] = await privacyNotices();
    if (!notice) throw new Error('there are three formats');
    await signIn(page);
    await auditFile(page, notice, framework);
    await expect(page.getByText(framework, { exact: true }).first()).toBeVisible();
  });
}
