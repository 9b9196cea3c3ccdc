import { type AnalysisProgress, STAGES } from '@lintel/contract';

/** The bar never passes this before the result is on the page. */
const CAP = 90;

export interface Step {
  readonly label: string;
  readonly state: 'done' | 'running' | 'waiting';
}

/** The five steps as the server reports them; finished ones stay finished. */
export function stepsOf(progress: AnalysisProgress | null): readonly Step[] {
  const finished = progress?.status === 'COMPLETED';
  const at = progress === null ? 0 : STAGES.findIndex(({ id }) => id === progress.stage);
  return STAGES.map(({ label }, index) => ({
    label,
    state: finished || index < at ? 'done' : index === at ? 'running' : 'waiting',
  }));
}

/** Percent of the bar, 0 to 90; 100 once the result is there. */
export function barOf(progress: AnalysisProgress | null, resultIsThere: boolean): number {
  if (resultIsThere) return 100;
  return Math.min(CAP, progress?.progress ?? 0);
}
