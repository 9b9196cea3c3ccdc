/**
 * `npm test`: everything a newcomer needs to see green. Every suite runs, whatever became of the
 * one before; the last line counts them all.
 *
 * With `--long`, suites that draw their cases draw many times more of them (`LINTEL_LONG`); without,
 * they run a fixed, seeded slice.
 */
import { runSuites } from './run-tests/run-suites.ts';
import { suites } from './run-tests/suites.ts';
import { tellCorpora } from './run-tests/tell-corpora.ts';

const notes = tellCorpora();
const { passed, failed, skipped, remarks } = await runSuites(suites, {
  ...process.env,
  ...(process.argv.includes('--long') ? { LINTEL_LONG: '1' } : {}),
});

console.log();
for (const remark of [...notes, ...remarks]) console.log(remark);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
