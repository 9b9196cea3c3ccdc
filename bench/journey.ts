/**
 * `node bench/journey.ts`: how long a person waits from dropping a 20-page DOCX to results on
 * screen, in a real browser against the real server. Each part is the median of some runs, in
 * multiples of the reference loop of the same run: see docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, makeDocx, paragraph } from '@lintel/documents/test-files';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, HOW_TO_GET_ONE } from '../e2e/browser/find-browser.ts';
import { findFreePort } from '../e2e/server/find-free-port.ts';
import { measureCpu, referenceLoop } from './measure-cpu.ts';
import { policyText } from './policy-text.ts';

const RUNS = 7;
/** Characters of a page of an agreement in 11 points. */
const PAGE = 2500;
const PAGES = 20;

const browser = await findBrowser();
if (!browser) throw new Error(HOW_TO_GET_ONE);
const port = await findFreePort();
const folder = await mkdtemp(join(tmpdir(), 'lintel-bench-'));
const server = spawn(process.execPath, ['scripts/start.js'], {
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    LINTEL_DATA_DIR: folder,
    LINTEL_DEMO: 'true',
  },
  stdio: 'ignore',
});
try {
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  const started = await chromium.launch({
    executablePath: browser.executablePath,
    args: [...browser.args],
    env: { ...(process.env as Record<string, string>), ...browser.env },
  });
  const page = await started.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, `http://127.0.0.1:${port}/`);
  // Once for nothing: the first run pays for loading the pages and compiling the code.
  await walk(page);
  const runs: { read: number; audited: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await walk(page));
  await started.close();

  const loop = measureCpu(5, referenceLoop);
  const read = median(runs.map((run) => run.read));
  const audited = median(runs.map((run) => run.audited));
  const tell = (name: string, time: number) =>
    console.log(
      `${name.padEnd(34)} ${time.toFixed(0).padStart(6)} ms ${(time / loop).toFixed(1).padStart(7)} loops`,
    );
  console.log(`reference loop: ${loop.toFixed(1)} ms of processor time; medians of ${RUNS} runs\n`);
  tell('dropped until it can be audited', read);
  tell('started until results are on screen', audited);
  tell('both', read + audited);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=password]:not([value=""])').waitFor();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/** One file from the drop to the results; the click on a framework between is not counted. */
async function walk(page: Page): Promise<{ read: number; audited: number }> {
  await page.getByLabel('Document', { exact: true }).setInputFiles({
    name: 'bench-policy.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(twentyPages()),
  });
  const dropped = performance.now();
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  const tile = page.getByRole('radio', { name: /^ISO27001/ });
  await tile.waitFor();
  const read = performance.now() - dropped;
  await tile.check();
  const begun = performance.now();
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await page.getByRole('img', { name: /^Score \d+/ }).waitFor();
  const audited = performance.now() - begun;
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  await page.getByText('Drop a policy here').waitFor();
  return { read, audited };
}

function twentyPages(): Uint8Array {
  const blocks = policyText(PAGES * PAGE).split('\n\n');
  const body = blocks.map((block) => {
    const [, marks, title] = /^(#+) (.*)$/.exec(block) ?? [];
    return marks && title ? heading(marks.length === 1 ? 1 : 2, title) : paragraph(block);
  });
  return makeDocx({ body: body.join('') });
}

async function untilReady(address: string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready within two minutes.');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
