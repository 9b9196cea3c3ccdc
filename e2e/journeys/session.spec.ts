import { expect, signIn, test, toast } from '../steps/journey.ts';

test('a wrong password is told in one sentence and leaves nothing stored', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Login failed')).toContainText('Invalid email or password');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a good password greets, and goes where the visitor wanted to go', async ({ page }) => {
  await page.goto('/upload');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Login successful')).toContainText('Welcome back!');
  await expect(page).toHaveURL(/\/upload$/);
});

test('an error code in the address becomes a notification and leaves the address', async ({
  page,
}) => {
  await page.goto('/auth?error=invalid_credentials');
  await expect(toast(page, 'Authentication Error')).toContainText('Invalid email or password');
  await expect(page).toHaveURL(/\/auth$/);
});

test('signing out ends the session on the server too', async ({ page }) => {
  await signIn(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await page.getByRole('button', { name: /Ines Moreau/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const answer = await page.request.get('/api/auth/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a session that ended elsewhere leads calmly back to sign-in', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/audit-usage', (route) =>
    route.fulfill({
      status: 401,
      json: {
        code: 'UNAUTHENTICATED',
        error: 'Please sign in to continue.',
        message: 'Please sign in to continue.',
      },
    }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
});

test('an address that does not exist says so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('notifications come one at a time, can be reached by F8 and leave after five seconds', async ({
  page,
}) => {
  await signIn(page);
  const region = page.getByRole('region', { name: /Notification/ });
  const wrong = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await page.getByLabel('Document', { exact: true }).setInputFiles(wrong);
  await page.getByLabel('Document', { exact: true }).setInputFiles({ ...wrong, name: 'b.png' });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region.locator(':focus')).toHaveCount(1);
  await page.locator('body').click({ position: { x: 700, y: 20 } });
  await page.mouse.move(600, 20);
  await expect(region.getByRole('listitem')).toHaveCount(0, { timeout: 12_000 });
});
