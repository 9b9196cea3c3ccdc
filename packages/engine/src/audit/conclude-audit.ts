import { findMissingSections } from '../findings/find-missing-sections.ts';
import { findPlaceholders } from '../findings/find-placeholders.ts';
import { judgeControl } from '../findings/judge-control.ts';
import { orderFindings } from '../findings/order-findings.ts';
import { proveQuotes } from '../findings/prove-quotes.ts';
import { wordFinding } from '../findings/word-finding.ts';
import type { RiskLevel } from '../pack/pack.ts';
import { bandOf } from '../score/bands.ts';
import { scoreControls } from '../score/score-controls.ts';
import { ENGINE_VERSION } from '../version.ts';
import type { Answer, Audit, ControlResult, Finding } from './audit.ts';
import type { AuditPlan } from './plan-audit.ts';

/** Turns a plan and the answers to its questions into an audit. Same input, same audit, always. */
export function concludeAudit(plan: AuditPlan, answers: readonly Answer[]): Audit {
  const offTarget = whyOffTarget(plan);
  const results = offTarget === null ? judgeControls(plan, answers) : [];
  const breakdown = scoreControls(results);
  const findings = offTarget === null ? wordFindings(plan, answers, results) : [];
  return {
    engineVersion: ENGINE_VERSION,
    packId: plan.pack.id,
    packVersion: plan.pack.version,
    documentKind: plan.kind,
    scope: plan.scope,
    offTarget,
    score: offTarget === null ? breakdown.score : null,
    band: offTarget === null ? bandOf(breakdown.score) : null,
    scoreBreakdown: breakdown,
    controls: results,
    findings,
    summary: countLevels(findings),
    missingSections:
      offTarget === null ? findMissingSections(plan.reading, plan.pack, results) : [],
  };
}

function whyOffTarget({ kind, scope, pack, applicability }: AuditPlan): Audit['offTarget'] {
  if (!kind.policy && scope.coverage === 'document')
    return { kind: kind.name, reasons: kind.reasons };
  for (const { applies } of applicability.values()) if (applies) return null;
  return {
    kind: kind.name,
    reasons: [...kind.reasons, `No control of ${pack.name} applies to its kind or its headings`],
  };
}

function judgeControls(plan: AuditPlan, answers: readonly Answer[]): ControlResult[] {
  const byControl = groupByControl(answers);
  return plan.pack.controls.map((control) => {
    const applicability = plan.applicability.get(control.id) ?? {
      applies: false,
      reason: 'Not asked',
    };
    const proven = (byControl.get(control.id) ?? []).map((answer) =>
      proveQuotes(plan.document, answer),
    );
    return judgeControl(control, applicability, proven);
  });
}

function wordFindings(
  plan: AuditPlan,
  answers: readonly Answer[],
  results: readonly ControlResult[],
): Finding[] {
  const byControl = groupByControl(answers);
  const breakdown = scoreControls(results);
  const found = plan.pack.controls.flatMap((control, i) => {
    const result = results[i];
    if (result === undefined) return [];
    return wordFinding(control, result, byControl.get(control.id) ?? [], breakdown) ?? [];
  });
  return orderFindings([...found, ...optional(findPlaceholders(plan.reading))]);
}

function groupByControl(answers: readonly Answer[]): Map<string, Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const group = groups.get(answer.controlId);
    if (group === undefined) groups.set(answer.controlId, [answer]);
    else group.push(answer);
  }
  return groups;
}

function countLevels(findings: readonly Finding[]): Record<RiskLevel, number> {
  const summary = { HIGH: 0, MEDIUM: 0, LOW: 0 };
  for (const { riskLevel } of findings) summary[riskLevel]++;
  return summary;
}

function optional<T>(value: T | null): T[] {
  return value === null ? [] : [value];
}
