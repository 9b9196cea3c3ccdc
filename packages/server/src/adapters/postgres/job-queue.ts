import type { JobQueue, JobWorker, WorkingQueue } from '../../analyses/job-queue.ts';
import { loggableError } from '../../process/loggable-error.ts';
import type { Database } from './database.ts';
import { enqueueJob } from './enqueue-job.ts';
import {
  buryJob,
  countJobs,
  endEveryLease,
  extendLease,
  finishJob,
  handBack,
  type LeasedJob,
  leaseNextJob,
  retryLater,
} from './job-leases.ts';

export interface JobQueueOptions {
  db: Database;
  /**
   * No other process works on this database, so a job that is running when work begins was
   * interrupted by a crash and is taken up at once instead of when its lease ends.
   */
  alone: boolean;
  concurrency: number;
  /** Told about errors of the queue itself and of attempts that are repeated. */
  report(error: unknown, message: string): void;
  timing?: Partial<JobTiming>;
}

export interface JobTiming {
  /** How long after the last sign of life of its worker a job is given to another. */
  leaseMs: number;
  /** How often a worker gives a sign of life. A long synchronous step delays it. */
  heartbeatMs: number;
  /** How often jobs are looked for that another process enqueued or that are due again. */
  pollMs: number;
  maxAttempts: number;
  /** Before the second attempt; four times as long before each further one. */
  retryMs: number;
}

const TIMING: JobTiming = {
  leaseMs: 30_000,
  heartbeatMs: 10_000,
  pollMs: 2_000,
  maxAttempts: 3,
  retryMs: 1_000,
};

/** Jobs in a table of the same database: `docs/decisions/0011-job-queue.md` says why. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const loops = new Set<WorkLoop>();
  const wake = () => {
    for (const loop of loops) loop.look();
  };
  return {
    enqueue: async (job) => {
      await enqueueJob(options.db, job);
      wake();
    },
    wake,
    counts: () => countJobs(options.db),
    work: (worker): WorkingQueue => {
      const loop = startLoop(options, worker);
      loops.add(loop);
      return {
        stop: async (graceMilliseconds) => {
          loops.delete(loop);
          await loop.stop(graceMilliseconds);
        },
      };
    },
  };
}

interface WorkLoop extends WorkingQueue {
  look(): void;
}

function startLoop(options: JobQueueOptions, worker: JobWorker): WorkLoop {
  const { db, report } = options;
  const timing = { ...TIMING, ...options.timing };
  const running = new Map<LeasedJob, { done: Promise<void>; abort: AbortController }>();
  let stopping = false;
  let interruptedOnesAreFree = !options.alone;
  let looking: Promise<void> = Promise.resolve();
  let lookAgain = false;

  const takeUp = async () => {
    if (!interruptedOnesAreFree) await endEveryLease(db);
    interruptedOnesAreFree = true;
    while (!stopping && running.size < options.concurrency) {
      const leased = await leaseNextJob(db, timing.leaseMs);
      if (leased === undefined) return;
      const abort = new AbortController();
      const done = runJob({ db, leased, worker, timing, abort, report }).finally(() => {
        running.delete(leased);
        look();
      });
      running.set(leased, { done, abort });
    }
  };
  /** One search at a time; a call during a search makes it search once more. */
  const look = () => {
    if (stopping || lookAgain) return;
    lookAgain = true;
    looking = looking
      .then(() => {
        lookAgain = false;
        return takeUp();
      })
      .catch((error) => report(error, 'The job queue could not be read; it is tried again.'));
  };

  look();
  const poll = setInterval(look, timing.pollMs);
  return {
    look,
    stop: async (graceMilliseconds) => {
      stopping = true;
      clearInterval(poll);
      await looking;
      const jobsDone = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([jobsDone, elapsed(graceMilliseconds)]);
      for (const [leased, { abort }] of running) {
        abort.abort(new Error('The server is stopping.'));
        await handBack(db, leased);
      }
    },
  };
}

interface JobRun {
  db: Database;
  leased: LeasedJob;
  worker: JobWorker;
  timing: JobTiming;
  abort: AbortController;
  report: JobQueueOptions['report'];
}

/** Never rejects: what goes wrong here leaves the lease to end, and the job is taken up again. */
async function runJob({ db, leased, worker, timing, abort, report }: JobRun): Promise<void> {
  const heartbeat = setInterval(() => {
    extendLease(db, leased, timing.leaseMs).then(
      (held) => held || abort.abort(new Error('The job was given to another worker.')),
      (error) => report(error, 'The lease of a job could not be extended.'),
    );
  }, timing.heartbeatMs);
  try {
    const error = await attempt({ leased, worker, timing, abort, report });
    if (abort.signal.aborted) return;
    if (error === undefined) {
      await finishJob(db, leased);
    } else if (leased.attempt < timing.maxAttempts) {
      const delayMilliseconds = timing.retryMs * 4 ** (leased.attempt - 1);
      await retryLater(db, leased, { error, delayMilliseconds });
    } else {
      // Told first: if the process ends in between, the job is still there and it is told again.
      await worker.onDead(leased.job, error);
      await buryJob(db, leased, error);
    }
  } catch (error) {
    report(error, `${describe(leased)} could not be marked; it is taken up again later.`);
  } finally {
    clearInterval(heartbeat);
  }
}

async function attempt({
  leased,
  worker,
  timing,
  abort,
  report,
}: Omit<JobRun, 'db'>): Promise<string | undefined> {
  // Only crashes leave the last attempt without an outcome: this job may be what caused them.
  if (leased.attempt > timing.maxAttempts) {
    return `The server stopped unexpectedly at each of ${timing.maxAttempts} attempts.`;
  }
  try {
    await worker.handle(leased.job, abort.signal);
    return undefined;
  } catch (error) {
    report(error, `${describe(leased)} failed at attempt ${leased.attempt}.`);
    return loggableError(error).message;
  }
}

const describe = ({ job }: LeasedJob) => `The job ${job.kind} ${job.id}`;

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
