import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReaderLimits } from './reader-limits.ts';

/**
 * Starts a process that reads files. Not a worker thread: a thread's limits do not cover buffers,
 * and one that was given 200 MB took 3 GB. The shell sets the limits and becomes the process.
 */
export function startReaderProcess(limits: ReaderLimits): ChildProcess {
  const flags = [
    `--max-old-space-size=${limits.heap}`,
    '--permission',
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    fileURLToPath(new URL('./reader-process.ts', import.meta.url)),
  ];
  const options = {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ('ignore' | 'ipc')[],
    serialization: 'advanced' as const,
  };
  if (process.platform === 'win32') return spawn(process.execPath, flags, options);
  const shell = [
    'ulimit -c 0',
    `ulimit -t ${limits.processorTime}`,
    `ulimit -d ${limits.memory * 1024}`,
    'exec "$0" "$@"',
  ].join('; ');
  return spawn('/bin/sh', ['-c', shell, process.execPath, ...flags], options);
}

/** The program and its packages; not the data directory, nor anything else of the machine. */
function readableFolders(): string[] {
  const here = dirname(fileURLToPath(import.meta.url));
  const require = createRequire(import.meta.url);
  const documents = dirname(dirname(require.resolve('@lintel/documents')));
  const root = dirname(dirname(documents));
  return [
    here,
    documents,
    join(here, '../../../package.json'),
    join(root, 'package.json'),
    join(root, 'node_modules'),
  ];
}
