import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HOW_TO_GET_ONE } from './e2e/browser/find-browser.ts';
import { rememberBrowser } from './e2e/browser/remember-browser.ts';
import { findFreePort } from './e2e/server/find-free-port.ts';

const browser = await rememberBrowser();
if (!browser) throw new Error(HOW_TO_GET_ONE);

// Kept in the environment because workers read this file again and must come to the same server.
process.env.LINTEL_E2E_PORT ??= String(await findFreePort());
process.env.LINTEL_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'lintel-e2e-'));
const address = `http://127.0.0.1:${process.env.LINTEL_E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The journeys share one demo account, as one person would walk them.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  globalTeardown: './e2e/server/remove-data.ts',
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.js`,
    url: `${address}/readyz`,
    // The first start builds the pages and makes the database.
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.LINTEL_E2E_PORT,
      LINTEL_DATA_DIR: process.env.LINTEL_E2E_DATA,
      LINTEL_DEMO: 'true',
    },
  },
});
