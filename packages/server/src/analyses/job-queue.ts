/** Work that must be done even if the process ends before it could be. */
export interface Job {
  kind: 'analysis';
  /** What the job is about: the id of the analysis. */
  id: string;
}

export interface JobQueue {
  /**
   * Keeps a job. A second job with the same kind and id changes nothing while the first is there.
   * A store that keeps what the job is about does both in one transaction instead, so that
   * neither is ever there without the other; call `wake` once it has committed.
   */
  enqueue(job: Job): Promise<void>;

  /** Says that a job was kept, so that this process looks at once instead of at its next round. */
  wake(): void;

  /**
   * Hands jobs to the worker until `stop` is called, several at once. The same job may be handed
   * out again after a crash, so handling it twice must be the same as once. One that rejects is
   * tried again later; after the last attempt it is dead and `onDead` is told.
   */
  work(worker: JobWorker): WorkingQueue;

  counts(): Promise<JobCounts>;
}

export interface JobWorker {
  /** `signal` aborts when the server stops, or when the job has been given to another worker. */
  handle(job: Job, signal: AbortSignal): Promise<void>;
  /** A job has failed for the last time. May be told twice around a crash. */
  onDead(job: Job, error: string): Promise<void>;
}

/** A dead job stays for the operator to see; a finished one is gone. */
export interface JobCounts {
  waiting: number;
  running: number;
  dead: number;
}

export interface WorkingQueue {
  /** Takes up nothing more, waits for running jobs up to the grace period, hands back the rest. */
  stop(graceMilliseconds: number): Promise<void>;
}
