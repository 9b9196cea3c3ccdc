import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job, WorkingQueue } from '../../analyses/job-queue.ts';
import type { OpenDatabase } from './database.ts';
import { enqueueJob } from './enqueue-job.ts';
import { leaseNextJob } from './job-leases.ts';
import { createJobQueue, type JobQueueOptions } from './job-queue.ts';
import { jobs } from './jobs-table.ts';
import { createTestDatabase } from './test-database.ts';

let database: OpenDatabase;
let working: WorkingQueue[];
beforeEach(async () => {
  database = await createTestDatabase();
  working = [];
});
afterEach(async () => {
  for (const queue of working) await queue.stop(0);
  await database.close();
});

const job = (id: string): Job => ({ kind: 'analysis', id });
const report = vi.fn();
const queueOf = (options: Partial<JobQueueOptions> = {}) =>
  createJobQueue({ db: database.db, alone: true, concurrency: 2, report, ...options });

/** Works with the handler given and remembers what was handed out. */
function workOn(
  queue: ReturnType<typeof queueOf>,
  handle: (job: Job, signal: AbortSignal) => Promise<void> = async () => undefined,
) {
  const handled: string[] = [];
  const dead: [id: string, error: string][] = [];
  const running = queue.work({
    handle: async (taken, signal) => {
      handled.push(taken.id);
      await handle(taken, signal);
    },
    onDead: async (failed, error) => {
      dead.push([failed.id, error]);
    },
  });
  working.push(running);
  return { handled, dead, running };
}

const rows = () => database.db.select().from(jobs).orderBy(jobs.id);

test('a job is handed out at once after it was enqueued, and gone when it is done', async () => {
  const queue = queueOf({ timing: { pollMs: 60_000 } });
  const { handled } = workOn(queue);
  await sleep(50);
  const started = performance.now();
  await queue.enqueue(job('a'));
  await vi.waitFor(() => expect(handled).toEqual(['a']), { interval: 5 });
  expect(performance.now() - started).toBeLessThan(1_000);
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
});

test('a job is there exactly when the transaction that enqueued it has committed', async () => {
  const queue = queueOf();
  const { handled } = workOn(queue);
  const failed = database.db.transaction(async (tx) => {
    await enqueueJob(tx, job('never'));
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await database.db.transaction((tx) => enqueueJob(tx, job('kept')));
  queue.wake();
  await vi.waitFor(() => expect(handled).toEqual(['kept']));
});

test('the same job twice is one job', async () => {
  const queue = queueOf();
  await queue.enqueue(job('a'));
  await queue.enqueue(job('a'));
  expect(await queue.counts()).toEqual({ waiting: 1, running: 0, dead: 0 });
});

test('no more jobs run at once than allowed, and none is forgotten', async () => {
  const queue = queueOf({ concurrency: 2 });
  let running = 0;
  let most = 0;
  for (let i = 0; i < 7; i++) await queue.enqueue(job(`j${i}`));
  const { handled } = workOn(queue, async () => {
    most = Math.max(most, ++running);
    await sleep(10);
    running--;
  });
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 5_000 });
  expect(handled.toSorted()).toEqual(['j0', 'j1', 'j2', 'j3', 'j4', 'j5', 'j6']);
  expect(most).toBe(2);
});

test('a job that fails is tried three times, then it is dead and can be seen', async () => {
  const queue = queueOf({ timing: { retryMs: 10, pollMs: 20 } });
  const { handled, dead } = workOn(queue, async () => {
    throw new Error('no luck');
  });
  await queue.enqueue(job('a'));
  await vi.waitFor(async () => expect((await queue.counts()).dead).toBe(1), { timeout: 5_000 });
  expect(handled).toEqual(['a', 'a', 'a']);
  expect(dead).toEqual([['a', 'no luck']]);
  expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3, lastError: 'no luck' }]);
});

test('a dead job that is enqueued again starts anew', async () => {
  const queue = queueOf({ timing: { maxAttempts: 1 } });
  let broken = true;
  const { handled } = workOn(queue, async () => {
    if (broken) throw new Error('no luck');
  });
  await queue.enqueue(job('a'));
  await vi.waitFor(async () => expect((await queue.counts()).dead).toBe(1));
  broken = false;
  await queue.enqueue(job('a'));
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
  expect(handled).toEqual(['a', 'a']);
});

test('a job that a killed process left behind is taken up when work begins', async () => {
  const queue = queueOf({ alone: true });
  await queue.enqueue(job('a'));
  await leaseNextJob(database.db, 60_000);
  expect(await queue.counts()).toEqual({ waiting: 0, running: 1, dead: 0 });
  const { handled } = workOn(queue);
  await vi.waitFor(() => expect(handled).toEqual(['a']));
});

test('among several servers it is taken up when its lease has run out, not before', async () => {
  const queue = queueOf({ alone: false, timing: { pollMs: 20 } });
  await queue.enqueue(job('a'));
  await leaseNextJob(database.db, 300);
  const { handled } = workOn(queue);
  await sleep(100);
  expect(handled).toEqual([]);
  await vi.waitFor(() => expect(handled).toEqual(['a']), { timeout: 5_000 });
});

test('a job that ended the process at every attempt is dead, not tried for ever', async () => {
  const queue = queueOf();
  await queue.enqueue(job('a'));
  await database.db.update(jobs).set({ attempts: 3 });
  const { handled, dead } = workOn(queue);
  await vi.waitFor(async () => expect((await queue.counts()).dead).toBe(1));
  expect(handled).toEqual([]);
  expect(dead).toEqual([['a', 'The server stopped unexpectedly at each of 3 attempts.']]);
});

test('a long job keeps its lease while its worker lives', async () => {
  const options = { alone: false, timing: { leaseMs: 300, heartbeatMs: 50, pollMs: 20 } };
  const first = queueOf(options);
  await first.enqueue(job('a'));
  const one = workOn(first, () => sleep(900));
  await vi.waitFor(() => expect(one.handled).toEqual(['a']));
  const other = workOn(queueOf(options));
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 5_000 });
  expect(one.handled).toEqual(['a']);
  expect(other.handled).toEqual([]);
});

test('a worker that lost its lease is told so and changes nothing any more', async () => {
  const queue = queueOf({ timing: { heartbeatMs: 20 } });
  await queue.enqueue(job('a'));
  let reason: unknown;
  workOn(queue, async (_, signal) => {
    await database.db.update(jobs).set({ leasedBy: 'another' });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    reason = signal.reason;
  });
  await vi.waitFor(() => expect(reason).toMatchObject({ message: /another worker/ }));
  expect(await rows()).toMatchObject([{ state: 'running', leasedBy: 'another' }]);
});

test('stopping waits for a short job and hands a long one back unharmed', async () => {
  const queue = queueOf({ concurrency: 2 });
  await queue.enqueue(job('short'));
  await queue.enqueue(job('long'));
  let aborted = false;
  const { handled, running } = workOn(queue, async ({ id }, signal) => {
    if (id === 'short') return sleep(100);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    aborted = true;
  });
  await vi.waitFor(() => expect(handled).toHaveLength(2));
  await running.stop(400);
  expect(aborted).toBe(true);
  expect(await rows()).toMatchObject([{ subject: 'long', state: 'waiting', attempts: 0 }]);
  await queue.enqueue(job('later'));
  await sleep(50);
  expect(handled).toHaveLength(2);
});

test('two servers share the jobs of one PostgreSQL and none is done twice', async ({ skip }) => {
  if (database.kind === 'embedded') skip('the embedded database has one process');
  const handled: string[] = [];
  for (const queue of [queueOf({ alone: false }), queueOf({ alone: false })]) {
    working.push(
      queue.work({
        handle: async ({ id }) => {
          handled.push(id);
          await sleep(5);
        },
        onDead: async () => undefined,
      }),
    );
  }
  const all = Array.from({ length: 40 }, (_, i) => `j${i}`);
  await database.db.transaction(async (tx) => {
    for (const id of all) await enqueueJob(tx, job(id));
  });
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 10_000 });
  expect(handled.toSorted()).toEqual(all.toSorted());
});

test('a database that is away for a while is reported and the queue goes on', async () => {
  const queue = queueOf({ timing: { pollMs: 20 } });
  const { handled } = workOn(queue);
  await database.db.execute(sql`alter table jobs rename to jobs_away`);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  await database.db.execute(sql`alter table jobs_away rename to jobs`);
  await queue.enqueue(job('a'));
  await vi.waitFor(() => expect(handled).toEqual(['a']));
});
