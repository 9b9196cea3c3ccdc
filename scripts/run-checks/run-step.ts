import { type CommandOutcome, runCommand } from './run-command.ts';

export interface Step {
  readonly name: string;
  /** Each a program and its arguments. */
  readonly commands: readonly (readonly string[])[];
  /** What to do when it fails, in one sentence. */
  readonly remedy: string;
}

/** More at a time only makes them wait for one another's memory on a small machine. */
const AT_A_TIME = 2;

/** Runs the commands of a step and prints one line, and beneath it what failed. */
export async function runStep(root: string, { name, commands, remedy }: Step): Promise<boolean> {
  const began = performance.now();
  const outcomes = await runAll(root, commands);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const failures = outcomes.filter(({ ok }) => !ok);
  const note = outcomes.length === 1 && failures.length === 0 ? lastLine(outcomes[0]) : '';
  console.log(
    `${failures.length ? 'FAIL' : 'ok  '}  ${name.padEnd(16)} ${seconds.padStart(6)} s  ${note}`.trimEnd(),
  );
  for (const { output } of failures) console.log(indent(output.trim()));
  if (failures.length > 0) console.log(`      What to do: ${remedy}\n`);
  return failures.length === 0;
}

async function runAll(
  root: string,
  commands: readonly (readonly string[])[],
): Promise<CommandOutcome[]> {
  const outcomes: CommandOutcome[] = [];
  const waiting = [...commands];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes.push(await runCommand(root, next));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeTurns));
  return outcomes;
}

/** A step that has something to say says it last. */
function lastLine(outcome: CommandOutcome | undefined): string {
  const line = outcome?.output.trim().split('\n').at(-1) ?? '';
  return line.length <= 90 ? line : '';
}

function indent(text: string): string {
  return text.replace(/^/gm, '      ');
}
