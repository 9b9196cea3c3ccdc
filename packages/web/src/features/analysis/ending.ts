import type { AnalysisProgress } from '@lintel/contract';

/** The toast an analysis ends with; null while it runs. */
export function endingToast(
  progress: AnalysisProgress,
): { title: string; description: string; tone: 'success' | 'error' } | null {
  switch (progress.status) {
    case 'ANALYZING':
      return null;
    case 'COMPLETED':
      return {
        title: 'Analysis complete',
        description:
          typeof progress.score === 'number'
            ? `Score ${progress.score} of 100.`
            : 'Not scored: see what the document was taken for.',
        tone: 'success',
      };
    case 'FAILED':
      return {
        title: 'Analysis failed',
        description: progress.errorMessage || 'The analysis could not be completed',
        tone: 'error',
      };
  }
}
