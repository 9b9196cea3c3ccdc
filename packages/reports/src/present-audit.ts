import type { Control, Evidence, Framework, Results, RiskItem } from '@lintel/contract';
import type * as engine from '@lintel/engine';
import { pageAt } from './page-at.ts';

export interface AuditedDocument {
  id: string;
  name: string;
  /** Of the uploaded file, hexadecimal. */
  sha256: string;
  /** `[i]` is the offset at which page i + 1 begins; empty for files without pages. */
  pageStarts: readonly number[];
}

export interface PresentedAudit {
  /** Of the analysis. */
  id: string;
  framework: Framework;
  analyzedAt: Date;
  document: AuditedDocument;
  audit: engine.Audit;
}

/** A concluded audit in the form in which browser, command line and reports read it. */
export function presentAudit({
  id,
  framework,
  analyzedAt,
  document,
  audit,
}: PresentedAudit): Results {
  const presentQuote = (evidence: engine.Evidence) => quote(evidence, document.pageStarts);
  return {
    id,
    documentId: document.id,
    documentName: document.name,
    framework,
    status: 'COMPLETED',
    score: audit.score,
    band: audit.band,
    analyzedAt: analyzedAt.toISOString(),
    riskItems: audit.findings.map((finding) => riskItem(finding, document.pageStarts)),
    riskItemsCount: audit.findings.length,
    missingSections: audit.missingSections.map((section) => ({
      id: section.id,
      title: section.title,
      controlIds: [...section.controlIds],
      insertAt: section.insertAt,
    })),
    summary: { ...audit.summary },
    controls: audit.controls.map((control) => presentControl(control, presentQuote)),
    scoreBreakdown: {
      ...audit.scoreBreakdown,
      rows: audit.scoreBreakdown.rows.map((row) => ({ ...row })),
    },
    documentKind: { ...audit.documentKind, reasons: [...audit.documentKind.reasons] },
    ...(audit.offTarget !== null && {
      offTarget: { kind: audit.offTarget.kind, reasons: [...audit.offTarget.reasons] },
    }),
    scope: presentScope(audit.scope),
    engineVersion: audit.engineVersion,
    packVersion: audit.packVersion,
    documentSha256: document.sha256,
  };
}

type PresentQuote = (evidence: engine.Evidence) => Evidence;

function quote(evidence: engine.Evidence, pageStarts: readonly number[]): Evidence {
  const page = pageAt(pageStarts, evidence.start);
  return {
    quote: evidence.quote,
    start: evidence.start,
    end: evidence.end,
    paragraph: evidence.paragraph,
    ...(page !== undefined && { page }),
    ...(evidence.heading !== undefined && { heading: evidence.heading }),
    bearing: evidence.bearing,
  };
}

function presentControl(control: engine.ControlResult, presentQuote: PresentQuote): Control {
  return {
    ...control,
    evidence: control.evidence.map(presentQuote),
    missingElements: [...control.missingElements],
  };
}

function riskItem(finding: engine.Finding, pageStarts: readonly number[]): RiskItem {
  return {
    ...finding,
    evidence: finding.evidence.map((evidence) => quote(evidence, pageStarts)),
    missingElements: [...finding.missingElements],
    lookedAt: finding.lookedAt.map((place) => {
      const page = pageAt(pageStarts, place.start);
      return { ...place, ...(page !== undefined && { page }) };
    }),
    needsDetails: [...finding.needsDetails],
  };
}

function presentScope({ coverage, categories, exclusions }: engine.Scope): Results['scope'] {
  return {
    coverage,
    ...(categories !== undefined && { categories: [...categories] }),
    ...(exclusions !== undefined && { exclusions: exclusions.map((each) => ({ ...each })) }),
  };
}
