import { randomUUID } from 'node:crypto';
import { readDocument } from '@lintel/engine';
import { pageAt } from '@lintel/reports';
import { hashPassword } from '../accounts/password.ts';
import { hashToken, newToken } from '../accounts/session-token.ts';
import { createJobQueue, type JobTiming } from '../adapters/postgres/job-queue.ts';
import { createStores } from '../adapters/postgres/stores.ts';
import { createTestDatabase } from '../adapters/postgres/test-database.ts';
import type { Auditor } from '../analyses/auditor.ts';
import type { JobQueue } from '../analyses/job-queue.ts';
import { type App, type AppDependencies, createApp } from '../app.ts';
import type { Subscription } from '../billing/subscription-store.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import { mintTenantScope, type TenantScope } from '../tenant-scope.ts';
import { createLocalAuditor } from './local-auditor.ts';
import { createMemoryFileStore } from './memory-file-store.ts';
import { plainReader } from './plain-reader.ts';

export interface TestAppOptions {
  auditor?: Auditor;
  reader?: DocumentReader;
  now?: () => Date;
  settings?: Partial<AppDependencies['settings']>;
  timing?: Partial<JobTiming>;
  /** Analyses at once; 2 unless said otherwise. */
  concurrency?: number;
  /** Takes up analyses at once. True unless said otherwise. */
  works?: boolean;
}

/** Of every account of a test. */
export const PASSWORD = 'correct horse battery';
const PASSWORD_HASH = hashPassword(PASSWORD);

export interface TestAccount {
  scope: TenantScope;
  email: string;
  headers: { authorization: string };
}

/**
 * The application as `main.ts` builds it, on an empty database of its own, with stand-ins for
 * files, reader and auditor. Close it afterwards.
 */
export async function startTestApp(options: TestAppOptions = {}) {
  const database = await createTestDatabase();
  const stores = createStores(database.db);
  const files = createMemoryFileStore();
  const now = options.now ?? (() => new Date());
  const reports: string[] = [];
  const jobs = createJobQueue({
    db: database.db,
    alone: true,
    concurrency: options.concurrency ?? 2,
    report: (error, message) => reports.push(`${message} ${error}`),
    timing: { retryMs: 5, pollMs: 200, ...options.timing },
  });
  const dependencies: AppDependencies = {
    stores,
    files,
    reader: options.reader ?? plainReader,
    outlines: {
      read: async (text, pageStarts) =>
        readDocument(text).paragraphs.map(({ n, start, end }) => {
          const page = pageAt(pageStarts, start);
          return { n, start, end, ...(page !== undefined && { page }) };
        }),
    },
    auditor: options.auditor ?? createLocalAuditor(),
    jobs,
    ping: database.ping,
    settings: { demo: false, trustedProxies: [], logLevel: 'silent', ...options.settings },
    now,
  };
  const app = await createApp(dependencies);
  const working = options.works === false ? undefined : app.startWork();

  return {
    ...app,
    db: database.db,
    stores,
    files,
    jobs: jobs as JobQueue,
    dependencies,
    /** What the queue reported about jobs that failed. */
    reports,
    addAccount: (subscription: Partial<Subscription> | null = {}): Promise<TestAccount> =>
      addAccount({ stores, now, subscription }),
    close: async () => {
      await working?.stop(1_000);
      await app.http.close();
      await database.close();
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

async function addAccount({
  stores,
  now,
  subscription,
}: {
  stores: AppDependencies['stores'];
  now: () => Date;
  subscription: Partial<Subscription> | null;
}): Promise<TestAccount> {
  const accountId = randomUUID();
  const userId = randomUUID();
  const email = `${userId}@company.example`;
  await stores.accounts.addAccount({
    user: { id: userId, accountId, email, firstName: 'Ada', lastName: 'Byron' },
    passwordHash: await PASSWORD_HASH,
    ...(subscription && {
      subscription: { plan: 'professional', status: 'active', anchor: now(), ...subscription },
    }),
  });
  const token = newToken();
  await stores.accounts.keepSession({
    tokenHash: hashToken(token),
    accountId,
    userId,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + 86_400_000),
  });
  return {
    scope: mintTenantScope({ accountId, userId }),
    email,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** A form with one file, as a browser sends it. */
export function upload(text: string | Uint8Array, name = 'policy.txt', field = 'document') {
  const boundary = `----${randomUUID()}`;
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`,
    ),
    Buffer.from(text),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Uploads a text as the account; returns the document as the contract shows it. */
export async function addDocument(app: Pick<App, 'http'>, account: TestAccount, text: string) {
  const { payload, headers } = upload(text);
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...account.headers },
  });
  if (answer.statusCode !== 200) throw new Error(`Upload answered ${answer.body}`);
  return answer.json();
}

/** Starts an analysis; returns its id. */
export async function startOne(
  app: Pick<App, 'http'>,
  account: TestAccount,
  wanted: { documentId: string; framework?: string; scope?: unknown },
): Promise<string> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/analyze',
    payload: { framework: 'GDPR', ...wanted },
    headers: account.headers,
  });
  if (answer.statusCode !== 200) throw new Error(`Start answered ${answer.body}`);
  return answer.json().analysisId;
}

/** Follows the events to their end; returns every one. */
export async function watchToEnd(app: Pick<App, 'http'>, account: TestAccount, id: string) {
  const answer = await app.http.inject({
    url: `/api/analysis-events/${id}`,
    headers: account.headers,
  });
  return answer.body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)));
}
