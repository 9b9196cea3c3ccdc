import type { Stage } from '@lintel/contract';
import { afterEach, expect, test } from 'vitest';
import { createJobQueue } from '../adapters/postgres/job-queue.ts';
import { createApp } from '../app.ts';
import { createLocalAuditor } from '../testing/local-auditor.ts';
import { MENU, POLICY } from '../testing/small-pack.ts';
import {
  addDocument,
  startOne,
  startTestApp,
  type TestAccount,
  type TestApp,
  type TestAppOptions,
  watchToEnd,
} from '../testing/start-test-app.ts';
import { createAnalysisWorker } from './analysis-worker.ts';
import type { Auditor } from './auditor.ts';
import { createProgressFeed } from './progress-feed.ts';
import { runAnalysis } from './run-analysis.ts';

let app: TestApp;
let account: TestAccount;
afterEach(() => app.close());

async function begin(text: string, options: TestAppOptions = {}, scope?: object) {
  app = await startTestApp(options);
  account = await app.addAccount();
  const document = await addDocument(app, account, text);
  const id = await startOne(app, account, { documentId: document.id, ...(scope && { scope }) });
  return { id, document };
}
const get = async (url: string) =>
  (await app.http.inject({ url, headers: account.headers })).json();
const needs = (auditor: Auditor, outcomes: string[] = []) => ({
  work: app.stores.work,
  auditor,
  feed: createProgressFeed(),
  countOutcome: (outcome: string) => void outcomes.push(outcome),
  now: () => new Date(),
});
const never = new AbortController().signal;

test('a result quotes the document, by place and page', async () => {
  const { id, document } = await begin(POLICY);
  const events = await watchToEnd(app, account, id);
  expect(events.at(-1)).toEqual({
    id,
    status: 'COMPLETED',
    stage: 'finalizing',
    progress: 100,
    score: 50,
  });
  const results = await get(`/api/results/${id}`);
  expect(results).toMatchObject({
    documentId: document.id,
    documentSha256: document.sha256,
    score: 50,
    band: 'Fair',
    riskItemsCount: 1,
    summary: { HIGH: 1, MEDIUM: 0, LOW: 0 },
    scope: { coverage: 'document' },
  });
  const [quote] = results.controls[0].evidence;
  expect(document.extractedText.slice(quote.start, quote.end)).toBe(quote.quote);
  expect(quote).toMatchObject({ quote: 'We must keep every invoice for ten years.', page: 2 });
  expect(document.paragraphs[quote.paragraph - 1]).toMatchObject({ n: quote.paragraph, page: 2 });
  expect(await get('/api/analysis-history')).toMatchObject([
    { id, documentName: 'policy.txt', status: 'COMPLETED', score: 50, riskItemsCount: 1 },
  ]);
});

test('stages are told as they are reached, and the bar stays at 90 until the result is there', async () => {
  let pass: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const { id } = await begin(POLICY, {
    auditor: createLocalAuditor((stage) => (stage === 'recommending' ? gate : undefined)),
  });
  await expect
    .poll(async () => (await get(`/api/analysis-status/${id}`)).stage)
    .toBe('recommending');
  expect((await get(`/api/results/${id}`)).code).toBe('NOT_READY');
  const watching = watchToEnd(app, account, id);
  setTimeout(pass, 50);
  const events = await watching;
  // Who connects late is told where things stand, at once, and then the rest.
  expect(events[0]).toMatchObject({ status: 'ANALYZING', stage: 'recommending', progress: 70 });
  const running = events.slice(0, -1).map(({ progress }) => progress);
  expect(Math.max(...running)).toBeLessThanOrEqual(90);
  expect(events.at(-1)).toMatchObject({ status: 'COMPLETED', progress: 100 });
  // And who connects after the end, that it has ended.
  expect(await watchToEnd(app, account, id)).toEqual([events.at(-1)]);
});

test('a file that is no policy is said to be one, counts, and may be held to the whole anyway', async () => {
  const { id } = await begin(MENU);
  await watchToEnd(app, account, id);
  const results = await get(`/api/results/${id}`);
  expect(results).toMatchObject({ status: 'COMPLETED', score: null, band: null, riskItems: [] });
  expect(results.offTarget).toMatchObject({ kind: 'menu' });
  expect((await get(`/api/analysis-status/${id}`)).score).toBeNull();
  expect(await get('/api/audit-usage')).toMatchObject({ current: 1 });

  const changed = await app.http.inject({
    method: 'POST',
    url: `/api/results/${id}/scope`,
    payload: { coverage: 'full', exclusions: [{ controlId: 'small-backup', reason: 'No data' }] },
    headers: account.headers,
  });
  const { analysisId } = changed.json();
  await watchToEnd(app, account, analysisId);
  expect(await get(`/api/results/${analysisId}`)).toMatchObject({
    score: 0,
    scope: { coverage: 'full', exclusions: [{ controlId: 'small-backup', reason: 'No data' }] },
  });
  // The first stays as it was, and no allowance was used.
  expect(await get(`/api/results/${id}`)).toEqual(results);
  expect(await get('/api/audit-usage')).toMatchObject({ current: 1 });
});

test('a job taken twice writes one result', async () => {
  const { id } = await begin(POLICY, { works: false });
  const outcomes: string[] = [];
  const auditor = createLocalAuditor();
  await Promise.all([
    runAnalysis(id, never, needs(auditor, outcomes)),
    runAnalysis(id, never, needs(auditor, outcomes)),
  ]);
  const first = await get(`/api/results/${id}`);
  await runAnalysis(id, never, needs(auditor, outcomes));
  await createAnalysisWorker(needs(auditor, outcomes)).onDead({ kind: 'analysis', id }, 'late');
  expect(outcomes).toEqual(['completed']);
  expect(await get(`/api/results/${id}`)).toEqual(first);
  expect(await get('/api/audit-usage')).toMatchObject({ current: 1 });
});

test.each<Stage>(['analyzing', 'recommending'])(
  'a server that dies while %s is finished by the next one',
  async (dying) => {
    const hanging = createLocalAuditor((stage) =>
      stage === dying ? new Promise<void>(() => {}) : undefined,
    );
    // The job fills its hands, so that it cannot take it up again once the lease is gone.
    const { id } = await begin(POLICY, { auditor: hanging, concurrency: 1 });
    await expect.poll(async () => (await get(`/api/analysis-status/${id}`)).stage).toBe(dying);

    // The first process is never heard of again: no stop, no hand-back. The next one starts on
    // the same database, as `main.ts` does after a crash.
    const jobs = createJobQueue({
      db: app.db,
      alone: true,
      concurrency: 1,
      report: () => {},
    });
    const next = await createApp({ ...app.dependencies, auditor: createLocalAuditor(), jobs });
    const working = next.startWork();
    expect((await watchToEnd(next, account, id)).at(-1)).toMatchObject({
      status: 'COMPLETED',
      score: 50,
    });
    await working.stop(100);
    await next.http.close();
    expect(await get('/api/audit-usage')).toMatchObject({ current: 1 });
    expect(await get('/api/analysis-history')).toHaveLength(1);
  },
);

test('an audit that takes too long fails with a sentence and gives the allowance back, once', async () => {
  const { id } = await begin(POLICY, {
    auditor: { audit: async () => ({ ok: false, reason: 'too-much-time' }) },
  });
  const last = (await watchToEnd(app, account, id)).at(-1);
  expect(last).toMatchObject({ status: 'FAILED' });
  expect(last.errorMessage).toMatch(/^The analysis took longer than is allowed/);
  expect(await get(`/api/results/${id}`)).toMatchObject({
    code: 'ANALYSIS_FAILED',
    message: last.errorMessage,
  });
  expect(await get('/api/audit-usage')).toMatchObject({ current: 0 });
  await runAnalysis(id, never, needs(createLocalAuditor()));
  expect(await get('/api/audit-usage')).toMatchObject({ current: 0 });
});

test('an engine that fails is tried again, then the analysis fails and gives the allowance back', async () => {
  let attempts = 0;
  const { id } = await begin(POLICY, {
    auditor: createLocalAuditor(() => {
      attempts += 1;
      throw new Error('a fault');
    }),
  });
  expect((await watchToEnd(app, account, id)).at(-1)).toMatchObject({ status: 'FAILED' });
  expect(attempts).toBe(3);
  expect(app.reports).toHaveLength(3);
  expect(await get('/api/audit-usage')).toMatchObject({ current: 0 });
});

test('an analysis without allowance gives none back when it fails', async () => {
  let failing = false;
  const local = createLocalAuditor();
  const { id } = await begin(POLICY, {
    auditor: {
      audit: async (...request) =>
        failing ? { ok: false, reason: 'too-much-memory' } : local.audit(...request),
    },
  });
  await watchToEnd(app, account, id);
  failing = true;
  const changed = await app.http.inject({
    method: 'POST',
    url: `/api/results/${id}/scope`,
    payload: { coverage: 'full' },
    headers: account.headers,
  });
  const { analysisId } = changed.json();
  expect((await watchToEnd(app, account, analysisId)).at(-1)).toMatchObject({ status: 'FAILED' });
  expect(await get('/api/audit-usage')).toMatchObject({ current: 1 });
});
