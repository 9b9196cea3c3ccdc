import {
  audit,
  type Control,
  type DetailKey,
  detailsByKeyword,
  readDocument,
  validatePack,
} from '@lintel/engine';
import { describe, expect, it } from 'vitest';
import { PACKS } from './index.ts';

/** What a person might type into the form, for trying the clauses. */
const FACTS: Readonly<Record<DetailKey, string>> = {
  dpoContact: 'dpo@larkfield.example, +353 1 555 0100',
  contactInfo: 'Larkfield Ltd, 12 Quay Street, Galway, hello@larkfield.example',
  retentionPeriod: 'six years after the last order',
  legalBasis: 'the performance of a contract and our legal obligations',
  processingPurpose: 'to deliver orders, to answer questions and to prevent fraud',
  thirdParties: 'our hosting provider in Ireland and our payment processor in the United States',
  dataTypes: 'name, e-mail address, postal address and payment details',
  securityMeasures: 'encryption at rest and in transit, access control and nightly backups',
  breachProcedures: 'the incident response plan, with notice within 72 hours',
  additionalInfo: 'Larkfield Cycling Ltd, 12 Quay Street, Galway, privacy@larkfield.example',
};

/** What a person would type where the same key asks for another fact. */
const FACTS_OF: Readonly<Record<string, Partial<Record<DetailKey, string>>>> = {
  'ccpa-last-updated': { additionalInfo: '5 January 2026' },
};

describe.each(Object.values(PACKS).map((pack) => [pack.id, pack] as const))('%s', (_, pack) => {
  it('has no fault', () => expect(validatePack(pack)).toEqual([]));

  it('survives JSON', () => expect(JSON.parse(JSON.stringify(pack))).toEqual(pack));

  it('has ids that begin with its own', () =>
    expect(pack.controls.filter(({ id }) => !id.startsWith(`${pack.id}-`))).toEqual([]));

  it.each(pack.controls.map((control) => [control.id, control] as const))(
    '%s asks for the facts that the form’s keyword rules find',
    (_id, { title, recommendation, needsDetails }) => {
      const found = detailsByKeyword(title, recommendation);
      if (found.length > 0) expect([...needsDetails].sort()).toEqual([...found].sort());
      else expect([[], ['additionalInfo']]).toContainEqual(needsDetails);
    },
  );

  it.each(pack.controls.map((control) => [control.id, control] as const))(
    '%s is met by its own clause',
    (id, control) => {
      const document = readDocument(`# ${headingOf(control)}\n\n${filled(control)}\n`);
      const { controls } = audit({ document, pack, scope: { coverage: 'full' } });
      const result = controls.find((one) => one.id === id);
      // A clause need not bring about the condition of a conditional duty.
      expect(['met', ...(control.onlyIf ? ['not_applicable'] : [])]).toContain(result?.status);
    },
  );

  function headingOf(control: Control): string {
    return pack.sections.find(({ id }) => id === control.section)?.title ?? control.title;
  }
});

function filled({ id, clause }: Control): string {
  const facts = { ...FACTS, ...FACTS_OF[id] };
  return clause.replace(/\{\{(\w+)\}\}/g, (hole, key: string) => facts[key as DetailKey] ?? hole);
}
