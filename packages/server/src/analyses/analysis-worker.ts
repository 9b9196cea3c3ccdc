import type { JobWorker } from './job-queue.ts';
import { type RunNeeds, runAnalysis } from './run-analysis.ts';

const GAVE_UP =
  'The analysis could not be completed. Nothing was charged against your allowance. Please try again; if it happens again, tell whoever runs this server.';

/** What the queue calls for each analysis that was started. */
export function createAnalysisWorker(needs: RunNeeds): JobWorker {
  return {
    handle: ({ id }, signal) => runAnalysis(id, signal, needs),
    onDead: async ({ id }) => {
      const first = await needs.work.fail(id, GAVE_UP, needs.now());
      if (first) needs.countOutcome('failed');
      needs.feed.publish(id);
    },
  };
}
