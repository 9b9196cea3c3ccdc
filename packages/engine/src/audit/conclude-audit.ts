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
import type { Answer, Audit, ControlResult, Finding, ScoreBreakdown } from './audit.ts';
import type { AuditPlan } from './plan-audit.ts';

/** Turns a plan and the answers to its questions into an audit. Same input, same audit, always. */
export function concludeAudit(plan: AuditPlan, answers: readonly Answer[]): Audit {
  const offTarget = whyOffTarget(plan);
  const base = {
    engineVersion: ENGINE_VERSION,
    packId: plan.pack.id,
    packVersion: plan.pack.version,
    documentKind: plan.kind,
    scope: plan.scope,
    offTarget,
  };
  if (offTarget !== null)
    return {
      ...base,
      score: null,
      band: null,
      scoreBreakdown: scoreControls([]),
      controls: [],
      findings: [],
      summary: countLevels([]),
      missingSections: [],
    };
  const byControl = groupByControl(answers);
  const controls = judgeControls(plan, byControl);
  const scoreBreakdown = scoreControls(controls);
  const findings = wordFindings({ plan, byControl, controls, scoreBreakdown });
  return {
    ...base,
    score: scoreBreakdown.score,
    band: bandOf(scoreBreakdown.score),
    scoreBreakdown,
    controls,
    findings,
    summary: countLevels(findings),
    missingSections: findMissingSections(plan.reading, plan.pack, controls),
  };
}

type AnswersByControl = ReadonlyMap<string, readonly Answer[]>;

function whyOffTarget({ kind, scope, pack, applicability }: AuditPlan): Audit['offTarget'] {
  if (!kind.policy && scope.coverage === 'document')
    return { kind: kind.name, reasons: kind.reasons };
  for (const { applies } of applicability.values()) if (applies) return null;
  return {
    kind: kind.name,
    reasons: [...kind.reasons, `No control of ${pack.name} applies to its kind or its headings`],
  };
}

function judgeControls(plan: AuditPlan, byControl: AnswersByControl): ControlResult[] {
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

interface Judged {
  readonly plan: AuditPlan;
  readonly byControl: AnswersByControl;
  readonly controls: readonly ControlResult[];
  readonly scoreBreakdown: ScoreBreakdown;
}

function wordFindings({ plan, byControl, controls, scoreBreakdown }: Judged): Finding[] {
  const found = plan.pack.controls.flatMap((control, i) => {
    const result = controls[i];
    if (result === undefined) return [];
    return wordFinding(control, result, byControl.get(control.id) ?? [], scoreBreakdown) ?? [];
  });
  const placeholders = findPlaceholders(plan.reading);
  return orderFindings(placeholders === null ? found : [...found, placeholders]);
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
