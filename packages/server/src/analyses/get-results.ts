import type { Results } from '@lintel/contract';
import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import type { AnalysisStore } from './analysis-store.ts';

/**
 * The result as it was when the analysis completed.
 * @throws Refusal NOT_FOUND, NOT_READY, or ANALYSIS_FAILED with the reason
 */
export async function getResults(
  scope: TenantScope,
  id: string,
  { analyses }: { analyses: AnalysisStore },
): Promise<Results> {
  const completed = await analyses.findCompleted(scope, id);
  if (completed !== undefined) return completed.results;
  const analysis = await analyses.find(scope, id);
  if (analysis === undefined) throw new Refusal('NOT_FOUND');
  if (analysis.status === 'FAILED') {
    throw new Refusal('ANALYSIS_FAILED', analysis.errorMessage ?? undefined);
  }
  throw new Refusal('NOT_READY');
}
