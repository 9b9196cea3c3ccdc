import type { Concept, EvidenceRule } from './evidence-rule.ts';

/** How bad it is when a control is missing. Also its weight in the score: see `score/weights.ts`. */
export type RiskLevel = 'HIGH' | 'MEDIUM' | 'LOW';

/** Facts only a person can give; the ten keys of the extra-information form. */
export const DETAIL_KEYS = [
  'dpoContact',
  'contactInfo',
  'retentionPeriod',
  'legalBasis',
  'processingPurpose',
  'thirdParties',
  'dataTypes',
  'securityMeasures',
  'breachProcedures',
  'additionalInfo',
] as const;
export type DetailKey = (typeof DETAIL_KEYS)[number];

/**
 * One thing a control requires. Two or more elements make partial fulfilment visible: a control is
 * met when all its elements are, partial when some are.
 */
export interface ControlElement {
  /** Unique within the control, kebab-case: `period`, `criteria`. */
  readonly id: string;
  /** Completes "The document states ...": `how long the data are kept, or how that is decided`. Lower case, no full stop. */
  readonly requires: string;
  /** Any one of these is evidence. */
  readonly evidence: readonly EvidenceRule[];
  /**
   * `duty` (the default): a hedge ("may", "should", "where possible") makes the evidence weak.
   * `statement`: a hedge does not matter ("we may share data with advertisers" names recipients).
   */
  readonly mood?: 'duty' | 'statement';
}

/** A control is a plug, always the same shape. */
export interface Control {
  /** Unique over all packs, stable for ever, kebab-case after the pack's id: `gdpr-13-2-a-retention`. */
  readonly id: string;
  /** In the field's own form: `GDPR Art. 13(2)(a)`. */
  readonly citation: string;
  /** Short noun phrase, sentence case: `Retention period`. */
  readonly title: string;
  readonly risk: RiskLevel;
  /** Id of the pack section (chapter of a document) in which this control's text would stand. */
  readonly section: string;
  /** When the control applies under scope `document`: for these kinds of document ... */
  readonly kinds: readonly string[];
  /** ... or where a heading of the document speaks of any of these concepts. */
  readonly topics?: readonly string[];
  /**
   * Only where the document speaks of any of these concepts anywhere (a duty with a condition:
   * joint controllers, children, transfers). Absent: always. Applies under both scopes.
   */
  readonly onlyIf?: readonly string[];
  /** Id of the pack's category it belongs to (SOC 2); absent in frameworks without categories. */
  readonly category?: string;
  readonly elements: readonly ControlElement[];
  /** Why it matters: one or two plain sentences, what goes wrong without it. */
  readonly why: string;
  /** What to write, to the author of the document: one or two sentences. */
  readonly recommendation: string;
  /** Facts a person must give before the clause can be written. Empty: none. */
  readonly needsDetails: readonly DetailKey[];
  /** The text that would close the gap, with `{{detailKey}}` where a person's fact goes. Must itself meet the control. */
  readonly clause: string;
}

/** A chapter that documents of this framework usually have; controls without any evidence in it make a missing section. */
export interface PackSection {
  readonly id: string;
  readonly title: string;
  /** Concepts by which an existing section of the document is recognised as this one. */
  readonly concepts: readonly string[];
}

/** A kind of document: privacy notice, access control policy ... */
export interface DocumentKind {
  readonly id: string;
  /** `privacy notice`, lower case, for sentences. */
  readonly name: string;
  /** Concepts that make a title or file name of this kind; what they count is in `kind/recognise-kind.ts`. */
  readonly title: readonly string[];
  /** Concepts that this kind speaks of throughout (counted by density). */
  readonly body: readonly string[];
  /** `false` for kinds no framework scores: terms of use, anti-money-laundering, customer use restrictions, forms. */
  readonly policy: boolean;
}

/** A part of a framework that is chosen as a whole, as the trust services categories are. */
export interface PackCategory {
  readonly id: string;
  readonly title: string;
  /** In scope whatever is chosen. */
  readonly always: boolean;
  /** In scope, unless chosen otherwise, where the document speaks of any of these. */
  readonly concepts: readonly string[];
}

export interface PackSource {
  readonly title: string;
  readonly url: string;
}

/** A framework's catalogue. A plain value that survives JSON, so a company can bring its own as a file. */
export interface Pack {
  /** `gdpr`, `iso27001`, `soc2`, `hipaa`, `ccpa`. */
  readonly id: string;
  readonly name: string;
  /** `2026.1` */
  readonly version: string;
  /** The state of the law or standard it follows, ISO date. */
  readonly effective: string;
  /** When a person last reviewed it against its sources, ISO date. */
  readonly reviewed: string;
  readonly sources: readonly PackSource[];
  readonly concepts: readonly Concept[];
  readonly kinds: readonly DocumentKind[];
  readonly sections: readonly PackSection[];
  readonly categories?: readonly PackCategory[];
  readonly controls: readonly Control[];
}
