import type { Stage } from '@lintel/contract';
import type { Audit } from '@lintel/engine';
import type { Auditor, AuditRequest } from '../../analyses/auditor.ts';
import { createThreadPool, ThreadLimit } from './thread-pool.ts';

export interface AuditorLimits {
  threads: number;
  timeLimitMs: number;
  memoryLimitMb: number;
}

/** A 10 MB text takes a small part of either limit; what needs more would not end. */
const LIMITS: AuditorLimits = { threads: 2, timeLimitMs: 120_000, memoryLimitMb: 2_048 };

export interface ClosableAuditor extends Auditor {
  close(): Promise<void>;
}

/** Runs audits in threads of this process, so that the server answers others meanwhile. */
export function createAuditor(limits: Partial<AuditorLimits> = {}): ClosableAuditor {
  const pool = createThreadPool<AuditRequest, Stage, Audit>({
    module: new URL('./audit-thread.ts', import.meta.url),
    ...LIMITS,
    ...limits,
  });
  return {
    audit: async (request, { signal, onStage }) => {
      try {
        const audit = await pool.run(request, {
          ...(signal && { signal }),
          ...(onStage && { onNote: onStage }),
        });
        return { ok: true, audit };
      } catch (error) {
        if (!(error instanceof ThreadLimit)) throw error;
        return { ok: false, reason: error.limit === 'time' ? 'too-much-time' : 'too-much-memory' };
      }
    },
    close: pool.close,
  };
}
