import type { Stage } from '@lintel/contract';
import { type Audit, concludeAudit, examine, planAudit, readDocument } from '@lintel/engine';
import { packFor } from '@lintel/packs';
import type { AuditRequest } from '../../analyses/auditor.ts';
import { serveThread } from './serve-thread.ts';

serveThread<AuditRequest, Stage, Audit>(({ text, fileName, framework, scope }, note) => {
  note('analyzing');
  const plan = planAudit({
    document: readDocument(text),
    pack: packFor(framework),
    scope: {
      coverage: scope.coverage,
      ...(scope.categories && { categories: scope.categories }),
      ...(scope.exclusions && { exclusions: scope.exclusions }),
    },
    fileName,
  });
  const answers = examine(plan);
  note('recommending');
  return concludeAudit(plan, answers);
});
