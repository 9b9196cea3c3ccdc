import { join } from 'node:path';
import { PRODUCT_NAME } from '@lintel/contract';
import { DEMO_LOGIN } from './accounts/seed-demo.ts';
import { createAuditor } from './adapters/audit-worker/auditor.ts';
import { createOutlineReader } from './adapters/audit-worker/outline-reader.ts';
import { lockDataDirectory } from './adapters/data-directory/lock-data-directory.ts';
import { prepareDataDirectory } from './adapters/data-directory/prepare-data-directory.ts';
import { openDiskFileStore } from './adapters/file-store/disk-file-store.ts';
import { createJobQueue } from './adapters/postgres/job-queue.ts';
import { openDatabase } from './adapters/postgres/open-database.ts';
import { createStores } from './adapters/postgres/stores.ts';
import { createSandboxedReader } from './adapters/sandboxed-reader/sandboxed-reader.ts';
import { type App, createApp } from './app.ts';
import { type Environment, loadEnvironmentFile, readEnvironment } from './env.ts';
import { closeHttp } from './process/close-http.ts';
import { isLoopback, listen } from './process/listen.ts';
import { loggableError } from './process/loggable-error.ts';
import { createOpenedThings, type OpenedThings } from './process/opened-things.ts';
import { createStartClock, type StartClock } from './process/start-clock.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { StartFailure } from './start-failure.ts';

export { StartFailure };

/** Jobs at once: two, so that a long audit does not hold up a short one. */
const CONCURRENT_JOBS = 2;
/** Both together stay within the ten seconds that service managers wait before they kill. */
const JOB_GRACE_MS = 5_000;
const CONNECTION_GRACE_MS = 3_000;

export interface MainOptions {
  /** Makes the web application ready while the rest starts, and says in which folder it is. */
  prepareWebApp(): Promise<string>;
}

/** Starts the server for the person at the terminal, and runs it until it is told to stop. */
export async function main({ prepareWebApp }: MainOptions): Promise<void> {
  const clock = createStartClock();
  clock.mark('program');
  const opened = createOpenedThings();
  try {
    loadEnvironmentFile('.env');
    const environment = readEnvironment();
    const { app, address } = await startServer({ environment, prepareWebApp, opened, clock });
    stopOnSignals(opened.close, logTo(app));
    if (environment.logLevel === 'debug') console.log(clock.print());
    console.log(greet(environment, address));
  } catch (error) {
    await opened.close().catch(() => undefined);
    console.error(error instanceof StartFailure ? error.message : loggableError(error));
    process.exit(1);
  }
}

interface Start extends MainOptions {
  environment: Environment;
  /** Whatever is opened is added, so that it is closed however far the start came. */
  opened: OpenedThings;
  clock: StartClock;
}

/** Introduces the adapters to the application: the only place that knows which ones are in use. */
async function startServer({
  environment,
  prepareWebApp,
  opened,
  clock,
}: Start): Promise<{ app: App; address: string }> {
  const { dataDirectory, databaseUrl } = environment;
  const webApp = prepareWebApp();
  // Awaited further down; a failure until then must not end the process on its own.
  webApp.catch(() => undefined);

  await prepareDataDirectory(dataDirectory);
  const embedded = databaseUrl === undefined;
  if (embedded) opened.add((await lockDataDirectory(dataDirectory)).release);
  const files = await openDiskFileStore(join(dataDirectory, 'files'));
  clock.mark('data directory');

  const database = await openDatabase({ databaseUrl, dataDirectory });
  opened.add(database.close);
  clock.mark('database');

  const webFolder = await webApp;
  clock.mark('web application');

  const reader = createSandboxedReader();
  opened.add(reader.close);
  const outlines = createOutlineReader();
  opened.add(outlines.close);
  const auditor = createAuditor();
  opened.add(auditor.close);
  const jobs = createJobQueue({
    db: database.db,
    alone: embedded,
    concurrency: CONCURRENT_JOBS,
    report: (error, message) => logTo(app)(error, message),
  });
  const app = await createApp({
    stores: createStores(database.db),
    files,
    reader,
    outlines,
    auditor,
    jobs,
    ping: database.ping,
    settings: {
      demo: environment.demo,
      // A proxy in front of it says by which name it is reached.
      ownNamesOnly:
        environment.demo && isLoopback(environment.host) && environment.trustedProxies.length === 0,
      trustedProxies: environment.trustedProxies,
      logLevel: environment.logLevel,
      webFolder,
    },
  });
  opened.add(() => closeHttp(app.http, CONNECTION_GRACE_MS));
  await app.prepare();
  const working = app.startWork();
  opened.add(() => working.stop(JOB_GRACE_MS));
  clock.mark('application');

  const address = await listen(app.http, environment);
  clock.mark('listening');
  return { app, address };
}

const logTo = (app: App) => (error: unknown, message: string) =>
  app.http.log.error({ err: error }, message);

function greet({ demo, host }: Environment, address: string): string {
  const lines = [`${PRODUCT_NAME} is ready at ${address} (Ctrl-C stops it)`];
  if (demo) lines.push(`Sign in as ${DEMO_LOGIN.email} with the password ${DEMO_LOGIN.password}`);
  if (demo && !isLoopback(host)) {
    lines.push(
      'Careful: others can reach this address, and everybody knows the demo password. LINTEL_DEMO=off turns the demo account off.',
    );
  }
  return lines.join('\n');
}
