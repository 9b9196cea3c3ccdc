/** Bounds how often something may be tried. */
export interface AttemptLimit {
  /** Counts an attempt; false when there were too many, and then it is not counted. */
  take(key: string): boolean;
  /** The attempt was a good one and shall not count. */
  giveBack(key: string): void;
}

interface Window {
  endsAt: number;
  attempts: number;
}

/** So that guessed keys cannot fill the memory. */
const MOST_KEYS = 50_000;

/**
 * Counts in windows that begin with a key's first attempt. An attempt counts before its outcome is
 * known, so that many at once cannot all slip through. Kept in this process's memory.
 */
export function createAttemptLimit({
  attempts,
  windowMs,
  now,
}: {
  attempts: number;
  windowMs: number;
  now: () => Date;
}): AttemptLimit {
  const windows = new Map<string, Window>();
  return {
    take: (key) => {
      const time = now().getTime();
      const window = current(windows, key, time) ?? { endsAt: time + windowMs, attempts: 0 };
      if (window.attempts >= attempts) return false;
      window.attempts += 1;
      windows.set(key, window);
      if (windows.size > MOST_KEYS) forgetOldest(windows);
      return true;
    },
    giveBack: (key) => {
      const window = windows.get(key);
      if (window === undefined) return;
      window.attempts -= 1;
      if (window.attempts <= 0) windows.delete(key);
    },
  };
}

function current(windows: Map<string, Window>, key: string, time: number): Window | undefined {
  const window = windows.get(key);
  if (window === undefined || window.endsAt > time) return window;
  windows.delete(key);
  return undefined;
}

/** A map keeps the order of insertion. */
function forgetOldest(windows: Map<string, Window>): void {
  for (const key of windows.keys()) {
    windows.delete(key);
    return;
  }
}
