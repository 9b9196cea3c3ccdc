import type { Framework, Results, Scope, Stage } from '@lintel/contract';
import type { TenantScope } from '../tenant-scope.ts';
import type { Analysis, CompletedAnalysis } from './analysis.ts';

export interface NewAnalysis {
  id: string;
  documentId: string;
  framework: Framework;
  scope: Scope;
  stage: Stage;
  progress: number;
  startedAt: Date;
}

/** What a start draws on: the month, and how many audits it allows (null for no limit). */
export interface Reservation {
  periodStart: Date;
  limit: number | null;
}

export type StartOutcome = 'started' | 'limit-reached' | 'unknown-document' | 'too-many-running';

/** What a signed-in account sees and does. */
export interface AnalysisStore {
  /**
   * Reserves one audit of the month, keeps the analysis and its job: all three, or none. Without a
   * reservation it uses no allowance. Refuses when `MOST_RUNNING` have not ended.
   */
  start(
    scope: TenantScope,
    analysis: NewAnalysis,
    reservation: Reservation | null,
  ): Promise<StartOutcome>;
  /** Newest first. */
  list(scope: TenantScope): Promise<Analysis[]>;
  find(scope: TenantScope, id: string): Promise<Analysis | undefined>;
  findCompleted(scope: TenantScope, id: string): Promise<CompletedAnalysis | undefined>;
}

/** A job's view: it knows an analysis by its id alone and works for every account. */
export interface AnalysisWork {
  /** Undefined when the analysis is gone or has already ended. */
  take(id: string): Promise<WorkOrder | undefined>;
  reach(id: string, stage: Stage, progress: number): Promise<void>;
  /** False when it had ended before: the first outcome stands. */
  complete(id: string, results: Results, finishedAt: Date): Promise<boolean>;
  /** Gives the allowance back too. False when it had ended before. */
  fail(id: string, errorMessage: string, finishedAt: Date): Promise<boolean>;
}

export interface WorkOrder {
  id: string;
  framework: Framework;
  scope: Scope;
  document: {
    id: string;
    originalName: string;
    sha256: string;
    text: string;
    pageStarts: number[];
  };
}
