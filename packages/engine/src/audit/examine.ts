import { weighElement } from '../evidence/weigh-element.ts';
import type { Answer } from './audit.ts';
import type { AuditPlan } from './plan-audit.ts';

/** Answers every question of a plan from the document alone, without a model and without the world. */
export function examine({ document, pack, questions, reading }: AuditPlan): Answer[] {
  const controls = new Map(pack.controls.map((control) => [control.id, control]));
  const sections = new Map(pack.sections.map((section) => [section.id, section]));
  return questions.flatMap(({ controlId, elementId }) => {
    const control = controls.get(controlId);
    const element = control?.elements.find(({ id }) => id === elementId);
    if (control === undefined || element === undefined) return [];
    const { verdict, sentences, lookedAt } = weighElement(
      reading,
      element,
      sections.get(control.section),
    );
    return [
      {
        controlId,
        elementId,
        verdict,
        quotes: sentences.map(({ start, end }) => ({
          quote: document.text.slice(start, end),
          start,
        })),
        lookedAt,
      },
    ];
  });
}
