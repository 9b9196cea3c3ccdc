import type { ControlStatus } from '../audit/audit.ts';
import { audit } from '../audit/audit-document.ts';
import { readDocument } from '../document/read-document.ts';
import type { Pack } from '../pack/pack.ts';

/** What a case expects of one control. `expected.json` of a case folder, parsed. */
export interface CaseExpectation {
  readonly status: ControlStatus;
  /** Each must stand inside some quote of the evidence. */
  readonly quotes?: readonly string[];
  /** Ids of the elements that must not be shown, all of them and no others. */
  readonly missing?: readonly string[];
}

export interface PackCase {
  readonly pack: Pack;
  readonly controlId: string;
  readonly policy: string;
  readonly expected: CaseExpectation;
}

/** Audits the case under the whole framework and says, in sentences, where the control differs. Empty: it holds. */
export function checkCase({ pack, controlId, policy, expected }: PackCase): string[] {
  const control = pack.controls.find(({ id }) => id === controlId);
  if (control === undefined) return [`The pack ${pack.id} has no control ${controlId}.`];
  const { controls } = audit({ document: readDocument(policy), pack, scope: { coverage: 'full' } });
  const result = controls.find(({ id }) => id === controlId);
  if (result === undefined) return [`The audit has no result for ${controlId}.`];
  const found = `found ${result.status}${result.evidence.map(({ quote }) => `\n    “${quote}”`).join('')}`;
  const faults: string[] = [];
  if (result.status !== expected.status) faults.push(`expected ${expected.status}, ${found}`);
  for (const quote of expected.quotes ?? [])
    if (!result.evidence.some((evidence) => evidence.quote.includes(quote)))
      faults.push(`expected the quote “${quote}”, ${found}`);
  if (expected.missing !== undefined) {
    const missing = control.elements
      .filter(({ requires }) => result.missingElements.includes(requires))
      .map(({ id }) => id);
    if (missing.join(' ') !== [...expected.missing].sort(byCatalogue(control.elements)).join(' '))
      faults.push(
        `expected ${expected.missing.join(', ')} to be missing, found ${missing.join(', ') || 'none'}`,
      );
  }
  return faults;
}

function byCatalogue(
  elements: readonly { readonly id: string }[],
): (a: string, b: string) => number {
  const place = new Map(elements.map(({ id }, i) => [id, i]));
  return (a, b) => (place.get(a) ?? elements.length) - (place.get(b) ?? elements.length);
}
