import type { Audit } from './audit.ts';
import { concludeAudit } from './conclude-audit.ts';
import { examine } from './examine.ts';
import { type AuditInput, planAudit } from './plan-audit.ts';

/** The whole audit without a model: plan, examine, conclude. */
export function audit(input: AuditInput): Audit {
  const plan = planAudit(input);
  return concludeAudit(plan, examine(plan));
}
