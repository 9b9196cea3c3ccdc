import type { AnalysisStatus, Framework, Results, Scope, Stage } from '@lintel/contract';

/** One audit of one document against one framework, from the click to the result. */
export interface Analysis {
  id: string;
  documentId: string;
  documentName: string;
  framework: Framework;
  scope: Scope;
  status: AnalysisStatus;
  stage: Stage;
  /** 0 to 100; 100 only when completed. */
  progress: number;
  /** Null unless failed. */
  errorMessage: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  /** Null unless completed and scored. */
  score: number | null;
  riskItemsCount: number;
}

export interface CompletedAnalysis {
  analysis: Analysis;
  results: Results;
}

/** What the reader has not decided: this document's topics, categories as the pack decides. */
export const DEFAULT_SCOPE: Scope = { coverage: 'document' };

/**
 * How far along each stage is when it begins. Never above 90 before the result is there, which is
 * where the progress bar stops.
 */
export const PROGRESS: Readonly<Record<Stage, number>> = {
  uploading: 10,
  extracting: 30,
  analyzing: 40,
  recommending: 70,
  finalizing: 90,
};

/**
 * Analyses an account may have waiting or running. Changing the scope uses no allowance, and
 * accounts share one queue, so without it one could keep all others waiting.
 */
export const MOST_RUNNING = 50;
