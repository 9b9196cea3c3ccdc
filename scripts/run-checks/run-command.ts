import { spawn } from 'node:child_process';

export interface CommandOutcome {
  readonly ok: boolean;
  /** What it wrote, both streams in the order they came. */
  readonly output: string;
}

/** Runs a program to its end and keeps what it wrote. A program that is not there is a failure too. */
export function runCommand(root: string, command: readonly string[]): Promise<CommandOutcome> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
