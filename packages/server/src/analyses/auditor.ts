import type { Framework, Scope, Stage } from '@lintel/contract';
import type { Audit } from '@lintel/engine';

export interface AuditRequest {
  text: string;
  fileName: string;
  framework: Framework;
  scope: Scope;
}

export type AuditOutcome =
  | { ok: true; audit: Audit }
  /** The audit was ended because it used more time or memory than is allowed. */
  | { ok: false; reason: 'too-much-time' | 'too-much-memory' };

/** Runs the engine where a long audit keeps nobody waiting. */
export interface Auditor {
  /**
   * `onStage` is told when a stage begins.
   * @throws the signal's reason when it aborts; an Error when the engine failed
   */
  audit(
    request: AuditRequest,
    options: { signal?: AbortSignal; onStage?: (stage: Stage) => void },
  ): Promise<AuditOutcome>;
}
