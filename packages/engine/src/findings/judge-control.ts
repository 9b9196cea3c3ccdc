import type { ControlResult, ControlStatus } from '../audit/audit.ts';
import type { Control } from '../pack/pack.ts';
import type { Applicability } from '../scope/apply-scope.ts';
import { ELEMENT_CREDIT, WEIGHTS } from '../score/weights.ts';
import type { ProvenAnswer } from './prove-quotes.ts';

/**
 * A control is met when all its elements are shown, contradicted when one is denied, missing when
 * nothing was found, and partial otherwise. Credit is the mean over its elements; a contradicted
 * control earns none.
 */
export function judgeControl(
  control: Control,
  applicability: Applicability,
  answers: readonly ProvenAnswer[],
): ControlResult {
  const base = {
    id: control.id,
    citation: control.citation,
    title: control.title,
    risk: control.risk,
    weight: WEIGHTS[control.risk],
    applies: applicability.reason,
  };
  if (!applicability.applies)
    return { ...base, status: 'not_applicable', credit: 0, evidence: [], missingElements: [] };
  const status = statusOf(control, answers);
  const shown = new Set(
    answers.filter(({ verdict }) => verdict === 'shown').map((a) => a.elementId),
  );
  return {
    ...base,
    status,
    credit: creditOf(control, status, answers),
    evidence: answers.flatMap(({ evidence }) => evidence),
    missingElements: control.elements
      .filter(({ id }) => !shown.has(id))
      .map(({ requires }) => requires),
  };
}

function statusOf(control: Control, answers: readonly ProvenAnswer[]): ControlStatus {
  if (answers.some(({ verdict }) => verdict === 'denied')) return 'contradicted';
  const shown = answers.filter(({ verdict }) => verdict === 'shown').length;
  if (shown === control.elements.length) return 'met';
  return answers.some(({ verdict }) => verdict !== 'absent') ? 'partial' : 'missing';
}

function creditOf(
  control: Control,
  status: ControlStatus,
  answers: readonly ProvenAnswer[],
): number {
  if (status === 'contradicted') return 0;
  const earned = answers.reduce((sum, { verdict }) => sum + ELEMENT_CREDIT[verdict], 0);
  return Math.round((100 * earned) / control.elements.length) / 100;
}
