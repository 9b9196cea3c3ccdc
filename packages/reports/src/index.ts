export { pageAt } from './page-at.ts';
export { type AuditedDocument, type PresentedAudit, presentAudit } from './present-audit.ts';
