/** What one reading may take. An upload answers inside 20 s, its way here and back included. */
export interface ReaderLimits {
  /** Milliseconds from the start of a reading until its process is killed. */
  readonly readingTime: number;
  /** Milliseconds a file waits for a free process before it is sent away. */
  readonly waitingTime: number;
  /** Milliseconds after which a reading no longer keeps others from starting. */
  readonly slowAfter: number;
  /** Readings at once that are not slow yet, and all together. */
  readonly quickAtOnce: number;
  readonly atOnce: number;
  /** Files a process reads before it makes room for a fresh one. */
  readonly filesPerProcess: number;
  /** Megabytes of JavaScript objects, and of all private memory, buffers included. */
  readonly heap: number;
  readonly memory: number;
  /** Seconds of processor time in a process's whole life, should nobody be left to kill it. */
  readonly processorTime: number;
}

/**
 * Two files at once use the two processors of a small machine. Files that turn out slow step aside,
 * so that two of them at a time do not hold up everybody; worst case, four processes of 1 GB.
 * A PDF of 600 pages takes 2 s and 240 MB.
 */
export const READER_LIMITS: ReaderLimits = {
  readingTime: 14_000,
  waitingTime: 5_000,
  slowAfter: 2_000,
  quickAtOnce: 2,
  atOnce: 4,
  filesPerProcess: 50,
  heap: 512,
  memory: 1024,
  processorTime: 120,
};
