import { type Browser, findBrowser } from './find-browser.ts';

/** Playwright reads its configuration once more in every worker; the search is done in the first. */
export async function rememberBrowser(): Promise<Browser | undefined> {
  const known = process.env.LINTEL_E2E_BROWSER;
  if (known) return JSON.parse(known) as Browser;
  const browser = await findBrowser();
  if (browser) process.env.LINTEL_E2E_BROWSER = JSON.stringify(browser);
  return browser;
}
