export type * from './audit/audit.ts';
export type * from './document/policy-document.ts';
export type { Concept, ConceptChoice, EvidenceRule } from './pack/evidence-rule.ts';
export { BUILT_IN_CONCEPTS } from './pack/evidence-rule.ts';
export type * from './pack/pack.ts';
export { DETAIL_KEYS } from './pack/pack.ts';
