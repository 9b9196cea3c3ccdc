import type { Answer, ControlResult, Finding, LookedAt, ScoreBreakdown } from '../audit/audit.ts';
import type { Control } from '../pack/pack.ts';
import { gainOf } from '../score/score-controls.ts';

/** A control that is not met, as a finding in words. */
export function wordFinding(
  control: Control,
  result: ControlResult,
  answers: readonly Answer[],
  breakdown: ScoreBreakdown,
): Finding | null {
  const { status } = result;
  if (status === 'met' || status === 'not_applicable') return null;
  return {
    id: control.id,
    kind: 'control',
    controlId: control.id,
    citation: control.citation,
    title: `${control.title}${TITLE_ENDINGS[status]}`,
    description: describe(control, result),
    why: control.why,
    recommendation: control.recommendation,
    riskLevel: control.risk,
    status,
    evidence: result.evidence,
    missingElements: result.missingElements,
    lookedAt: placesOnce(answers),
    needsDetails: control.needsDetails,
    gain: gainOf(result, breakdown),
  };
}

const MOST_PLACES = 6;

/** Elements of one control often look at the same place; it is named once. */
function placesOnce(answers: readonly Answer[]): LookedAt[] {
  const byStart = new Map<number, LookedAt>();
  for (const { lookedAt } of answers)
    for (const place of lookedAt) if (!byStart.has(place.start)) byStart.set(place.start, place);
  return [...byStart.values()].slice(0, MOST_PLACES);
}

const TITLE_ENDINGS = {
  missing: ': not stated',
  partial: ': partly stated',
  contradicted: ': the document says otherwise',
} as const;

function describe(control: Control, { status, missingElements, evidence }: ControlResult): string {
  if (status === 'contradicted')
    return `The document says otherwise. ${control.citation} asks it to state ${list(deniedOf(control, evidence))}.`;
  if (status === 'missing') return `The document does not state ${list(missingElements)}.`;
  const weak = evidence.some(({ bearing }) => bearing === 'weak');
  const open = weak
    ? ' What is quoted below commits only in part, or leaves a fact open.'
    : ' What it does state is quoted below.';
  return `The document does not fully state ${list(missingElements)}.${open}`;
}

/** What the denied elements require. */
function deniedOf({ elements }: Control, evidence: ControlResult['evidence']): string[] {
  const denied = new Set(
    evidence.filter(({ bearing }) => bearing === 'denies').map(({ elementId }) => elementId),
  );
  return elements.filter(({ id }) => denied.has(id)).map(({ requires }) => requires);
}

function list(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  if (items.length === 2) return items.join(', and ');
  return `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`;
}
