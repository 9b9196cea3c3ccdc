import type { PolicyDocument } from '../document/policy-document.ts';
import { type Reading, readEvidence } from '../evidence/reading.ts';
import { recogniseKindOf } from '../kind/recognise-kind.ts';
import type { Pack } from '../pack/pack.ts';
import { type Applicability, applyScope } from '../scope/apply-scope.ts';
import type { Question, RecognisedKind, Scope } from './audit.ts';

export interface AuditInput {
  readonly document: PolicyDocument;
  readonly pack: Pack;
  readonly scope: Scope;
  /** Its words help to tell what kind of document it is. */
  readonly fileName?: string;
}

/** What there is to find out, and on what ground. Nothing has been decided yet. */
export interface AuditPlan {
  readonly document: PolicyDocument;
  readonly pack: Pack;
  readonly scope: Scope;
  readonly kind: RecognisedKind;
  readonly reading: Reading;
  readonly applicability: ReadonlyMap<string, Applicability>;
  readonly questions: readonly Question[];
}

/** Reads the document once and lists the questions its scope raises, in catalogue order. */
export function planAudit({ document, pack, scope, fileName }: AuditInput): AuditPlan {
  const reading = readEvidence(document, pack.concepts);
  const kind = recogniseKindOf(reading, pack, fileName);
  const applicability = applyScope({ reading, pack, kind, scope });
  const asked = kind.policy || scope.coverage === 'full';
  const questions = !asked
    ? []
    : pack.controls
        .filter(({ id }) => applicability.get(id)?.applies)
        .flatMap(({ id, elements }) =>
          elements.map((element) => ({
            controlId: id,
            elementId: element.id,
            ask: `Does the document state ${element.requires}?`,
          })),
        );
  return { document, pack, scope, kind, reading, applicability, questions };
}
