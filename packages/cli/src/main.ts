import { ENGINE_VERSION } from '@lintel/engine';
import { auditFile } from './audit-file.ts';
import { exitCode, UNUSABLE } from './exit-code.ts';
import { findFiles } from './find-files.ts';
import { type AuditCommand, parseCommand } from './parse-command.ts';
import { printFailure, printResults } from './print.ts';
import { USAGE } from './usage.ts';

/** Runs a command line and answers with its exit code. Results go to stdout, the rest to stderr. */
export async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  switch (command.do) {
    case 'help':
      console.log(USAGE);
      return 0;
    case 'version':
      console.log(ENGINE_VERSION);
      return 0;
    case 'refuse':
      console.error(`${command.because}\nlintel --help says how it is used.`);
      return UNUSABLE;
    case 'audit':
      return runAudit(command);
  }
}

async function runAudit(command: AuditCommand): Promise<number> {
  const found = await findFiles(command.path);
  if (!found.ok) {
    console.error(found.because);
    return UNUSABLE;
  }
  if (found.isFolder && command.format === 'json') {
    console.error('A folder gives one result per file: use --format ndjson, or text.');
    return UNUSABLE;
  }
  const codes: number[] = [];
  for (const file of found.files) {
    const outcome = await auditFile(file, command);
    if (outcome.ok) printResults(outcome, command.format);
    else printFailure(outcome, command.format);
    codes.push(exitCode(outcome, command.failUnder));
  }
  return worst(codes);
}

/** What cannot be used outweighs what falls short, and that what was not scored. */
function worst(codes: readonly number[]): number {
  return [UNUSABLE, 1, 3].find((code) => codes.includes(code)) ?? 0;
}
