import { analysisProgress, ENDPOINTS } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { mountEvents } from '../http/mount-events.ts';
import { Refusal } from '../refusal.ts';
import { changeScope } from './change-scope.ts';
import { getResults } from './get-results.ts';
import { listFrameworks } from './list-frameworks.ts';
import { presentProgress, presentSummary } from './present-analysis.ts';
import type { ProgressFeed } from './progress-feed.ts';
import { readUsage } from './read-usage.ts';
import { type StartNeeds, startAnalysis } from './start-analysis.ts';
import { watchAnalysis } from './watch-analysis.ts';

export function analysisRoutes(
  app: FastifyInstance,
  needs: StartNeeds & { feed: ProgressFeed },
): void {
  mount(app, ENDPOINTS.listFrameworks, ({ scope }) => listFrameworks(scope, needs));

  mount(app, ENDPOINTS.startAnalysis, async ({ scope, body }) => ({
    analysisId: await startAnalysis(scope, body, needs),
  }));

  mount(app, ENDPOINTS.getAnalysisStatus, async ({ scope, params }) => {
    const analysis = await needs.analyses.find(scope, params.id);
    if (analysis === undefined) throw new Refusal('NOT_FOUND');
    return presentProgress(analysis);
  });

  mountEvents(
    app,
    ENDPOINTS.watchAnalysis,
    analysisProgress,
    async function* ({ scope, params }, signal) {
      for await (const analysis of watchAnalysis(scope, { id: params.id, signal }, needs)) {
        yield presentProgress(analysis);
      }
    },
  );

  mount(app, ENDPOINTS.getResults, ({ scope, params }) => getResults(scope, params.id, needs));

  mount(app, ENDPOINTS.listAnalyses, async ({ scope }) =>
    (await needs.analyses.list(scope)).map(presentSummary),
  );

  mount(app, ENDPOINTS.changeScope, async ({ scope, params, body }) => ({
    analysisId: await changeScope(scope, { analysisId: params.id, wanted: body }, needs),
  }));

  mount(app, ENDPOINTS.getAuditUsage, ({ scope }) => readUsage(scope, needs));
}
