import type { FastifyInstance } from 'fastify';
import type { AccountStore } from './accounts/account-store.ts';
import type { AnalysisStore, AnalysisWork } from './analyses/analysis-store.ts';
import type { Auditor } from './analyses/auditor.ts';
import type { JobQueue, WorkingQueue } from './analyses/job-queue.ts';
import type { SubscriptionStore } from './billing/subscription-store.ts';
import type { DocumentReader } from './documents/document-reader.ts';
import type { DocumentStore } from './documents/document-store.ts';
import type { FileStore } from './documents/file-store.ts';
import type { OutlineReader } from './documents/outline-reader.ts';

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

export interface AppSettings {
  /** Demo data: an account with known credentials, named by /api/config. */
  demo: boolean;
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Folder with the built web application; absent: the API alone. */
  webFolder?: string;
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
}

export interface App {
  /** Listen on it, inject into it, close it. */
  http: FastifyInstance;
  /** Demo data when it is on, and what a crash left behind. Call before listening; safe to repeat. */
  prepare(): Promise<void>;
  /** Takes up analyses until stopped. Stop it before `http.close()`. */
  startWork(): WorkingQueue;
}
