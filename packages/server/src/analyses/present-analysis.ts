import type { AnalysisProgress, AnalysisSummary } from '@lintel/contract';
import type { Analysis } from './analysis.ts';

/** Where an analysis stands. */
export function presentProgress(analysis: Analysis): AnalysisProgress {
  const { id, status, stage, progress, score, errorMessage } = analysis;
  return {
    id,
    status,
    stage,
    progress,
    ...(status === 'COMPLETED' && { score }),
    ...(errorMessage !== null && { errorMessage }),
  };
}

/** An analysis as it stands in a list. */
export function presentSummary(analysis: Analysis): AnalysisSummary {
  const { id, documentId, documentName, framework, status, score, riskItemsCount, errorMessage } =
    analysis;
  return {
    id,
    documentId,
    documentName,
    framework,
    status,
    score,
    analyzedAt: (analysis.finishedAt ?? analysis.startedAt).toISOString(),
    riskItemsCount,
    ...(errorMessage !== null && { errorMessage }),
  };
}
