import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';
import { runSuites } from './run-suites.ts';
import type { Suite } from './suites.ts';

const suite = (script: string): Suite => ({
  name: 'example',
  command: (report) => [process.execPath, '-e', script, report],
  env: () => ({}),
  count: () => ({ passed: 2, failed: 0, skipped: 1 }),
  absent: 'NOT VERIFIED',
});
const writes = 'require("fs").writeFileSync(process.argv[1], "{}");';

describe('runSuites', () => {
  test('adds up', async () => {
    const outcome = await runSuites([suite(writes), suite(writes)], process.env);
    expect(outcome).toEqual({ passed: 4, failed: 0, skipped: 2, remarks: [] });
  });

  test.each([
    ['a suite that cannot run here', '', 0, 'NOT VERIFIED'],
    ['a suite that dies before its tests', 'process.exit(1)', 1, 'BEFORE ITS FIRST TEST'],
    ['an error outside the tests', `${writes} process.exit(1)`, 1, 'OUTSIDE ITS TESTS'],
  ])('%s is told', async (_, script, failed, remark) => {
    const outcome = await runSuites([suite(script)], process.env);
    expect(outcome.failed).toBe(failed);
    expect(outcome.remarks.join()).toContain(remark);
  });
});

const written = (report: unknown): string => {
  const path = join(tmpdir(), `lintel-report-${process.pid}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
};

test('a test file that does not load counts as failed', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  };
  expect(countVitest(written(report))).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a journey that needed a second try counts as failed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(countPlaywright(written(report))).toEqual({ passed: 3, failed: 3, skipped: 2 });
});
