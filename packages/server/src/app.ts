import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from './accounts/account-store.ts';
import { accountRoutes } from './accounts/routes.ts';
import { DEMO_LOGIN, seedDemo } from './accounts/seed-demo.ts';
import type { AnalysisStore, AnalysisWork } from './analyses/analysis-store.ts';
import { createAnalysisWorker } from './analyses/analysis-worker.ts';
import type { Auditor } from './analyses/auditor.ts';
import type { JobQueue, WorkingQueue } from './analyses/job-queue.ts';
import { createProgressFeed } from './analyses/progress-feed.ts';
import { analysisRoutes } from './analyses/routes.ts';
import { apiReferenceRoutes } from './api-reference/routes.ts';
import type { SubscriptionStore } from './billing/subscription-store.ts';
import type { DocumentReader } from './documents/document-reader.ts';
import type { DocumentStore } from './documents/document-store.ts';
import type { FileStore } from './documents/file-store.ts';
import type { OutlineReader } from './documents/outline-reader.ts';
import { documentRoutes } from './documents/routes.ts';
import { sweepLooseFiles } from './documents/sweep-loose-files.ts';
import { createHttp, type HttpSettings } from './http/create-http.ts';
import { addErrorAnswers } from './http/error-answers.ts';
import { healthRoutes } from './http/health-routes.ts';
import { addUploads } from './http/mount-upload.ts';
import { addOwnNames } from './http/own-names.ts';
import { addRequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addSessionGate } from './http/session-gate.ts';
import { addWebPages } from './http/web-pages.ts';
import { createMetricsRegistry } from './metrics/metrics-registry.ts';
import { reportRoutes } from './reports/routes.ts';

/** What the application needs of the world. `main.ts` and the tests introduce the adapters. */
export interface AppDependencies {
  /** `createStores(db)` of `adapters/postgres/stores.ts`. */
  stores: {
    accounts: AccountStore;
    subscriptions: SubscriptionStore;
    documents: DocumentStore;
    analyses: AnalysisStore;
    work: AnalysisWork;
  };
  files: FileStore;
  reader: DocumentReader;
  /** `createOutlineReader()` of `adapters/audit-worker/outline-reader.ts`. */
  outlines: OutlineReader;
  /** `createAuditor()` of `adapters/audit-worker/auditor.ts`. */
  auditor: Auditor;
  jobs: JobQueue;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  settings: AppSettings;
  now?: () => Date;
}

export interface AppSettings extends HttpSettings {
  /** Demo data: an account with known credentials, named by /api/config. */
  demo: boolean;
  /** Answers to names of this machine alone: see `addOwnNames`. */
  ownNamesOnly?: boolean;
  /** Folder with the built web application; absent: the API alone. */
  webFolder?: string;
}

export interface App {
  /** Listen on it, inject into it, close it. */
  http: FastifyInstance;
  /** Demo data when it is on, and what a crash left behind. Call before listening; safe to repeat. */
  prepare(): Promise<void>;
  /** Takes up analyses until stopped. Stop it before `http.close()`. */
  startWork(): WorkingQueue;
}

/** Builds the application from its features. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { stores, files, reader, outlines, auditor, jobs, ping, settings } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const metrics = createMetricsRegistry();
  const readings = metrics.counter('lintel_readings_total', 'Files read, by how it ended.');
  const outcomes = metrics.counter('lintel_analyses_total', 'Analyses ended, by how.');
  metrics.gauge('lintel_jobs', 'Jobs in the queue, by state.', async () =>
    Object.entries(await jobs.counts()).map(([state, value]) => ({ labels: { state }, value })),
  );

  const http = await createHttp(settings);
  await addSecurityHeaders(http);
  await http.register(cookie);
  await addUploads(http);
  addRequestLog(http, metrics);
  addErrorAnswers(http);
  if (settings.ownNamesOnly) addOwnNames(http);
  addSessionGate(http, { accounts: stores.accounts, now });

  const feed = createProgressFeed();
  const needs = { ...stores, files, reader, outlines, jobs, feed, demo: settings.demo, now };
  accountRoutes(http, needs);
  documentRoutes(http, { ...needs, countReading: (outcome) => readings.add({ outcome }) });
  analysisRoutes(http, needs);
  reportRoutes(http, needs);
  apiReferenceRoutes(http);
  healthRoutes(http, { ping, metrics });
  await addWebPages(http, settings.webFolder);

  return {
    http,
    prepare: async () => {
      if (settings.demo) await seedDemo(needs);
      // Opened with a password that everybody knows, before it was switched off.
      else await stores.accounts.endSessionsOf(DEMO_LOGIN.email);
      const report = (error: unknown, message: string) => http.log.error({ err: error }, message);
      await sweepLooseFiles({ ...needs, report });
    },
    startWork: () =>
      jobs.work(
        createAnalysisWorker({
          work: stores.work,
          auditor,
          feed,
          countOutcome: (outcome) => outcomes.add({ outcome }),
          now,
        }),
      ),
  };
}
