/**
 * `node scripts/with-postgres.ts COMMAND ARGUMENT...` runs a command with a PostgreSQL server of
 * its own, made for it in a temporary folder and removed afterwards. The command finds it in
 * LINTEL_TEST_DATABASE_URL. Where no server can be had, it says so loudly and ends with 0, for a
 * machine without PostgreSQL is no fault of the code; with `--required` first it ends with 1.
 */
import { spawn } from 'node:child_process';
import { findPostgres } from './postgres/find-postgres.ts';
import { startCluster } from './postgres/start-cluster.ts';

const required = process.argv[2] === '--required';
const [command, ...args] = process.argv.slice(required ? 3 : 2);
if (command === undefined) {
  console.error('Usage: node scripts/with-postgres.ts [--required] COMMAND ARGUMENT...');
  process.exit(2);
}

const found = await findPostgres();
const cluster = found.ok ? await startCluster(found.binaries).catch(asReason) : found;
if ('reason' in cluster) {
  console.error(
    `\n${'='.repeat(80)}\nNOT VERIFIED ON POSTGRESQL: ${cluster.reason}\n${'='.repeat(80)}\n`,
  );
  process.exit(required ? 1 : 0);
}

console.error(`Running on PostgreSQL ${cluster.version}, made for this run.`);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, LINTEL_TEST_DATABASE_URL: cluster.url },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', async (error) => {
  await cluster.stop();
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('close', async (code) => {
  await cluster.stop();
  process.exit(code ?? 1);
});

function asReason(error: unknown): { reason: string } {
  return { reason: error instanceof Error ? error.message : String(error) };
}
