import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { unpackChromium } from './unpack-chromium.ts';

/** A browser that has been seen to start, and what it needs to be launched with. */
export interface Browser {
  /** `Chromium 141.0.7390.65` */
  readonly version: string;
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export const HOW_TO_GET_ONE =
  'No Chrome or Chromium could be started on this machine. On Debian or Ubuntu type\n' +
  '  sudo apt-get install chromium\n' +
  'elsewhere\n' +
  '  npx playwright install --with-deps chromium';

/** Where systems keep it when it is not on the PATH. */
const INSTALLED = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * An installed Chrome or Chromium, else Playwright's own, else the one that an npm package carries.
 * `undefined` when none of them starts.
 */
export async function findBrowser(): Promise<Browser | undefined> {
  const playwrights = chromium.executablePath();
  for (const executablePath of [...INSTALLED, ...(existsSync(playwrights) ? [playwrights] : [])]) {
    const browser = await tryBrowser({ executablePath, env: {} });
    if (browser) return browser;
  }
  const carried = await unpackChromium();
  return carried && tryBrowser(carried);
}

async function tryBrowser({
  executablePath,
  env,
}: Pick<Browser, 'executablePath' | 'env'>): Promise<Browser | undefined> {
  try {
    const path = executablePath.startsWith('/') ? executablePath : await whereIs(executablePath);
    const { stdout } = await run(path, ['--version'], {
      timeout: 30_000,
      env: { ...process.env, ...env },
    });
    return { version: stdout.trim(), executablePath: path, args: argsHere(), env };
  } catch {
    // Not there, or it lacks a library: the next candidate may do.
    return undefined;
  }
}

const run = promisify(execFile);

async function whereIs(name: string): Promise<string> {
  const { stdout } = await run('/bin/sh', ['-c', `command -v ${name}`]);
  return stdout.trim();
}

/** Chromium's sandbox refuses to run as root, which is who containers run as. */
function argsHere(): string[] {
  const asRoot = process.getuid?.() === 0;
  return [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--headless=new',
    '--disable-gpu',
    '--disable-dev-shm-usage',
  ];
}
