import { EventEmitter } from 'node:events';

/**
 * Tells who watches an analysis in this process that something changed. What changed is read from
 * the database: a watcher at another process, or one that connects again, sees the same.
 */
export interface ProgressFeed {
  publish(analysisId: string): void;
  /** Resolves at the next change, after the time at the latest, or when the signal aborts. */
  changeOf(analysisId: string, options: { withinMs: number; signal: AbortSignal }): Promise<void>;
}

export function createProgressFeed(): ProgressFeed {
  const feed = new EventEmitter();
  // One listener for each open page; there is no number at which that becomes a leak.
  feed.setMaxListeners(0);
  return {
    publish: (analysisId) => {
      feed.emit(analysisId);
    },
    changeOf: (analysisId, { withinMs, signal }) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          feed.off(analysisId, end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, withinMs);
        feed.on(analysisId, end);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      }),
  };
}
