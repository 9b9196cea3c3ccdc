import { Worker } from 'node:worker_threads';

/** What a thread answers: notes while it works, then one end. */
export type ThreadMessage<Note, Answer> =
  | { note: Note }
  | { answer: Answer }
  | { failure: { name: string; message: string; stack: string } };

export interface ThreadPoolOptions {
  /** The module that the threads run. */
  module: URL;
  threads: number;
  /** For one task, counted from when it begins. */
  timeLimitMs: number;
  /** Heap of one thread, in MiB. */
  memoryLimitMb: number;
  /** A thread whose heap has grown beyond this is not kept. 256 MiB unless said otherwise. */
  keptBelowMb?: number;
}

export interface ThreadPool<Task, Note, Answer> {
  /**
   * @throws ThreadLimit when the task took too much; the signal's reason when it aborts; an Error
   * with the thread's words when it failed
   */
  run(
    task: Task,
    options?: { signal?: AbortSignal; onNote?: (note: Note) => void },
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** A common policy takes a thread to a quarter of it; a heap that ten megabytes have filled stays. */
const KEPT_BELOW_MB = 256;

export class ThreadLimit extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`The task was ended because it took too much ${limit}.`);
    this.name = 'ThreadLimit';
    this.limit = limit;
  }
}

/**
 * Threads that are kept warm, one task at a time each. A task that takes too long, or whose caller
 * has gone, ends with its thread, since nothing else stops synchronous work; the next task gets a
 * new one.
 */
export function createThreadPool<Task, Note, Answer>(
  options: ThreadPoolOptions,
): ThreadPool<Task, Note, Answer> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  const forget = (worker: Worker) => {
    all.delete(worker);
    const place = idle.indexOf(worker);
    if (place !== -1) idle.splice(place, 1);
  };
  const release = () => {
    const next = waiting.shift();
    // The place is handed over, so that nobody who comes meanwhile finds it free.
    if (next) next();
    else busy -= 1;
  };
  const enter = async () => {
    if (busy < options.threads) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    run: async (task, { signal, onNote } = {}) => {
      await enter();
      try {
        signal?.throwIfAborted();
        const worker = idle.pop() ?? startThread(options, forget);
        all.add(worker);
        const ended = await converse<Task, Note, Answer>({
          worker,
          task,
          onNote,
          signal,
          timeLimitMs: options.timeLimitMs,
        });
        if (ended.reusable && (await isSmall(worker, options))) idle.push(worker);
        else await worker.terminate();
        if ('error' in ended) throw ended.error;
        return ended.answer;
      } finally {
        release();
      }
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function startThread(
  { module, memoryLimitMb }: ThreadPoolOptions,
  onExit: (worker: Worker) => void,
): Worker {
  const worker = new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    // A document is a task's input; it has no business in this process's output.
    stdout: true,
    stderr: true,
  });
  // An idle thread does not keep the process alive.
  worker.unref();
  worker.once('exit', () => onExit(worker));
  // Errors reach the task that is under way; without one there is nobody to tell.
  worker.on('error', () => undefined);
  return worker;
}

/** Heaps of threads seldom shrink, so a large one is given up as a whole. */
async function isSmall(worker: Worker, { keptBelowMb = KEPT_BELOW_MB }: ThreadPoolOptions) {
  // Rejects when the thread has ended meanwhile.
  const heap = await worker.getHeapStatistics().catch(() => undefined);
  return heap !== undefined && heap.total_heap_size < keptBelowMb * 1024 * 1024;
}

type Ended<Answer> = { reusable: boolean; answer: Answer } | { reusable: boolean; error: unknown };

function converse<Task, Note, Answer>({
  worker,
  task,
  onNote,
  signal,
  timeLimitMs,
}: {
  worker: Worker;
  task: Task;
  onNote: ((note: Note) => void) | undefined;
  signal: AbortSignal | undefined;
  timeLimitMs: number;
}): Promise<Ended<Answer>> {
  return new Promise((resolve) => {
    const end = (ended: Ended<Answer>) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      worker.off('message', hear);
      worker.off('error', die);
      worker.off('exit', exit);
      resolve(ended);
    };
    const timer = setTimeout(
      () => end({ reusable: false, error: new ThreadLimit('time') }),
      timeLimitMs,
    );
    const abort = () => end({ reusable: false, error: signal?.reason });
    const hear = (message: ThreadMessage<Note, Answer>) => {
      if ('note' in message) onNote?.(message.note);
      else if ('answer' in message) end({ reusable: true, answer: message.answer });
      else end({ reusable: true, error: restore(message.failure) });
    };
    const die = (error: Error & { code?: string }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end({ reusable: false, error: outOfMemory ? new ThreadLimit('memory') : error });
    };
    const exit = () => end({ reusable: false, error: new Error('The thread ended by itself.') });
    signal?.addEventListener('abort', abort, { once: true });
    worker.on('message', hear);
    worker.on('error', die);
    worker.on('exit', exit);
    worker.postMessage(task);
  });
}

function restore({ name, message, stack }: { name: string; message: string; stack: string }) {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}
