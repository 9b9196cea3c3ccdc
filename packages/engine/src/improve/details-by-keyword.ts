import { DETAIL_KEYS, type DetailKey } from '../pack/pack.ts';

/**
 * The extra-information form's keyword rules: which facts a recommendation asks of a person, read
 * from its title and its text. Each key has groups of words; every group must be spoken of.
 *
 * Words match from their beginning ("share" also finds "shared", "third part" also "third
 * parties"), so that "dpo" is not found in "endpoint".
 */
const KEYWORDS: Readonly<Partial<Record<DetailKey, readonly (readonly string[])[]>>> = {
  dpoContact: [['dpo', 'data protection officer']],
  contactInfo: [['contact information']],
  retentionPeriod: [['retention period', 'how long']],
  legalBasis: [['legal basis', 'lawful basis']],
  processingPurpose: [['purpose'], ['processing']],
  thirdParties: [['third part', 'share', 'transfer']],
  dataTypes: [['data type', 'personal data', 'what data']],
  securityMeasures: [['security measures', 'technical safeguards']],
  breachProcedures: [['breach procedures', 'incident response']],
};

/** The keys that title and recommendation call for, in the order of the form. Empty: no rule matches. */
export function detailsByKeyword(title: string, recommendation: string): DetailKey[] {
  // The joint is no letter, so that no keyword spans from the title into the text.
  const text = ` ${title} | ${recommendation} `.toLowerCase().replace(/[^a-z|]+/g, ' ');
  return DETAIL_KEYS.filter((key) =>
    KEYWORDS[key]?.every((group) => group.some((word) => text.includes(` ${word}`))),
  );
}
