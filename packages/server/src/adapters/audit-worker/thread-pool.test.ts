import { afterEach, expect, test } from 'vitest';
import { createThreadPool, ThreadLimit, type ThreadPool } from './thread-pool.ts';

type Task = 'answer' | 'note' | 'fail' | 'hang' | 'eat' | 'grow' | 'exit';
let pool: ThreadPool<Task, string, number>;
afterEach(() => pool.close());

/** Answers with the number of its thread, so that a new one can be told from the old. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', (task) => {
  if (task === 'note') parentPort.postMessage({ note: 'half way' });
  if (task === 'fail') return parentPort.postMessage({ failure: { name: 'RangeError', message: 'no', stack: '' } });
  if (task === 'hang') for (;;);
  if (task === 'eat') { const eaten = []; for (;;) eaten.push(new Array(1e5).fill(Math.random())); }
  if (task === 'grow') globalThis.grown = Array.from({ length: 40 }, () => new Array(1e5).fill(0.5));
  if (task === 'exit') process.exit(0);
  parentPort.postMessage({ answer: threadId });
});`;
function makePool(threads = 1) {
  pool = createThreadPool({
    module: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    threads,
    timeLimitMs: 1_000,
    memoryLimitMb: 64,
    keptBelowMb: 32,
  });
}

test('a thread is kept for the next task, and tells how far it is', async () => {
  makePool();
  const notes: string[] = [];
  const first = await pool.run('note', { onNote: (note) => notes.push(note) });
  expect(await pool.run('answer')).toBe(first);
  expect(notes).toEqual(['half way']);
});

test('tasks wait for a free thread', async () => {
  makePool(2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => pool.run('answer')));
  expect(new Set(answers).size).toBe(2);
});

test('a thread that has grown large makes room for a fresh one', async () => {
  makePool();
  const first = await pool.run('answer');
  expect(await pool.run('grow')).toBe(first);
  expect(await pool.run('answer')).not.toBe(first);
});

test('a failure reaches the caller, and the thread lives on', async () => {
  makePool();
  const first = await pool.run('answer');
  await expect(pool.run('fail')).rejects.toMatchObject({ name: 'RangeError', message: 'no' });
  expect(await pool.run('answer')).toBe(first);
});

test.each<[Task, object]>([
  ['hang', new ThreadLimit('time')],
  ['eat', new ThreadLimit('memory')],
  ['exit', { message: 'The thread ended by itself.' }],
])(
  'a task that would %s ends with its thread, and the next one gets another',
  async (task, end) => {
    makePool();
    const first = await pool.run('answer');
    const waiting = [pool.run(task), pool.run('answer')];
    await expect(waiting[0]).rejects.toMatchObject({ ...end });
    expect(await waiting[1]).not.toBe(first);
  },
);

test('a caller that goes takes its task along, under way or still waiting', async () => {
  makePool();
  const going = new AbortController();
  const { signal } = going;
  const tasks = [pool.run('hang', { signal }), pool.run('answer', { signal })];
  const left = Promise.allSettled(tasks);
  going.abort(new Error('gone'));
  expect(await left).toEqual([
    { status: 'rejected', reason: new Error('gone') },
    { status: 'rejected', reason: new Error('gone') },
  ]);
  expect(await pool.run('answer')).toBeTypeOf('number');
});
