import type { Stage } from '@lintel/contract';
import { concludeAudit, examine, planAudit, readDocument, type Scope } from '@lintel/engine';
import type { Auditor } from '../analyses/auditor.ts';
import { SMALL_PACK } from './small-pack.ts';

/**
 * Audits against the small pack in this thread. `before` runs at the beginning of each stage and
 * can hold the audit up or end it.
 */
export function createLocalAuditor(
  before: (stage: Stage) => Promise<void> | void = () => {},
): Auditor {
  return {
    audit: async ({ text, fileName, scope }, { signal, onStage }) => {
      const reach = async (stage: Stage) => {
        signal?.throwIfAborted();
        onStage?.(stage);
        await before(stage);
      };
      await reach('analyzing');
      const plan = planAudit({
        document: readDocument(text),
        pack: SMALL_PACK,
        scope: scope as Scope,
        fileName,
      });
      const answers = examine(plan);
      await reach('recommending');
      return { ok: true, audit: concludeAudit(plan, answers) };
    },
  };
}
