import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from './count-tests.ts';
import type { Suite } from './suites.ts';

export interface Outcome extends Counts {
  /** What the reader must not overlook. */
  readonly remarks: readonly string[];
}

/** Runs the suites one after the other, their output as it comes, and adds up what they report. */
export async function runSuites(
  suites: readonly Suite[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  let total: Outcome = { passed: 0, failed: 0, skipped: 0, remarks: [] };
  try {
    for (const [index, suite] of suites.entries()) {
      console.log(`\n== ${suite.name}`);
      const outcome = await runSuite(suite, join(folder, `${index}.json`), env);
      total = {
        passed: total.passed + outcome.passed,
        failed: total.failed + outcome.failed,
        skipped: total.skipped + outcome.skipped,
        remarks: [...total.remarks, ...outcome.remarks],
      };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return total;
}

async function runSuite(suite: Suite, report: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const code = await run(suite.command(report), { ...env, ...suite.env(report) });
  if (!existsSync(report)) {
    const failed = code === 0 ? 0 : 1;
    const remark = failed ? `FAILED BEFORE ITS FIRST TEST: ${suite.name}` : suite.absent;
    return { passed: 0, failed, skipped: 0, remarks: [remark] };
  }
  const counts = suite.count(report);
  // An error outside the tests (a server that died, an unhandled rejection) ends the run badly
  // with every test passed; it must not be added up to nothing.
  const unseen = code !== 0 && counts.failed === 0;
  return {
    ...counts,
    failed: counts.failed + (unseen ? 1 : 0),
    remarks: unseen ? [`FAILED OUTSIDE ITS TESTS: ${suite.name}`] : [],
  };
}

function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(import.meta.dirname, '../..'),
      env,
      stdio: 'inherit',
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
