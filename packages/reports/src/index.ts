export { htmlReport } from './html-report/html-report.ts';
export type { HtmlReportOptions } from './html-report/html-report-options.ts';
export { pageAt } from './page-at.ts';
export { type AuditedDocument, type PresentedAudit, presentAudit } from './present-audit.ts';
