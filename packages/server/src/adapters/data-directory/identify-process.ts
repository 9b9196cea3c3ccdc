import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. A process id alone is given out again after its process has ended. */
export interface ProcessIdentity {
  pid: number;
  /** When the process started, in the system's own terms; empty where it cannot be found out. */
  started: string;
  /** Inside of which process ids mean the same: this machine, or this container on it. */
  place: string;
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '', place: thisPlace() };
}

/**
 * Whether the process that wrote this identity is still there. `unknown` when it ran in another
 * place, e.g. another container that shares the folder.
 */
export function stateOf(identity: ProcessIdentity): 'alive' | 'gone' | 'unknown' {
  if (identity.place !== thisPlace()) return 'unknown';
  const started = startOf(identity.pid);
  if (started === undefined) return 'gone';
  return identity.started === '' || started === '' || started === identity.started
    ? 'alive'
    : 'gone';
}

function thisPlace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Undefined when there is no such process; '' when there is one whose start cannot be read. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
}

function startFromProc(pid: number): string | undefined {
  try {
    // "pid (name) state ppid ..."; the name may hold spaces and parentheses. `starttime`, in
    // clock ticks since boot, is field 22 of the line: proc_pid_stat(5).
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    // A zombie has ended; only its parent has not asked how.
    if (state === 'Z' || state === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

function startFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { LC_ALL: 'C' },
    })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
