export { type HtmlReportOptions, htmlReport } from './html-report/html-report.ts';
export { pageAt } from './page-at.ts';
export { type AuditedDocument, type PresentedAudit, presentAudit } from './present-audit.ts';
