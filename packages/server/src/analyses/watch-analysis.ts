import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import type { Analysis } from './analysis.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { ProgressFeed } from './progress-feed.ts';

/** For changes made by another process, of which the feed knows nothing. */
const LOOK_AGAIN_MS = 2_000;

interface WatchNeeds {
  analyses: AnalysisStore;
  feed: ProgressFeed;
}

/**
 * Where an analysis stands: now, then at each change, until it has ended or the watcher has gone.
 * @throws Refusal NOT_FOUND
 */
export async function* watchAnalysis(
  scope: TenantScope,
  { id, signal }: { id: string; signal: AbortSignal },
  { analyses, feed }: WatchNeeds,
): AsyncGenerator<Analysis> {
  let told: Analysis | undefined;
  while (!signal.aborted) {
    // Asked for before the reading, so that no change falls between the two.
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    signal.addEventListener('abort', stop, { once: true });
    const change = feed.changeOf(id, { withinMs: LOOK_AGAIN_MS, signal: waiting.signal });
    try {
      const analysis = await analyses.find(scope, id);
      if (analysis === undefined) {
        // Deleted while it was watched: there is nothing more to tell.
        if (told !== undefined) return;
        throw new Refusal('NOT_FOUND');
      }
      if (differs(told, analysis)) yield analysis;
      told = analysis;
      if (analysis.status !== 'ANALYZING') return;
      await change;
    } finally {
      signal.removeEventListener('abort', stop);
      waiting.abort();
    }
  }
}

const differs = (told: Analysis | undefined, { status, stage, progress }: Analysis) =>
  told?.status !== status || told.stage !== stage || told.progress !== progress;
