import type { Range } from '../document/policy-document.ts';
import type { DetailKey, RiskLevel } from '../pack/pack.ts';

export type ControlStatus = 'met' | 'partial' | 'missing' | 'contradicted' | 'not_applicable';

/** A proven quote: `document.text.slice(start, end) === quote`, always. */
export interface Evidence extends Range {
  readonly quote: string;
  /** Number of the paragraph it stands in. */
  readonly paragraph: number;
  /** Nearest heading above, when there is one. */
  readonly heading?: string;
  /** What it shows: for the element, against it, or not enough by itself. */
  readonly bearing: 'supports' | 'weak' | 'denies';
  readonly elementId: string;
}

/** Which part of the catalogue the document is held to. */
export interface Scope {
  /** `document`: what this kind of document should say. `full`: the whole framework. */
  readonly coverage: 'document' | 'full';
  /** Framework-specific categories (SOC 2). Absent: the pack decides. */
  readonly categories?: readonly string[];
  readonly exclusions?: readonly { readonly controlId: string; readonly reason: string }[];
}

/** One thing to find out about a document: does it show this element of this control? */
export interface Question {
  readonly controlId: string;
  readonly elementId: string;
  /** In words, for a witness that reads: `Does the document state how long the data are kept?` */
  readonly ask: string;
}

export type Verdict = 'shown' | 'weak' | 'denied' | 'absent';

/** What a witness says. A quote that does not stand in the document proves nothing. */
export interface Answer {
  readonly controlId: string;
  readonly elementId: string;
  readonly verdict: Verdict;
  readonly quotes: readonly { readonly quote: string; readonly start: number }[];
  /** Where the witness looked when it found nothing. */
  readonly lookedAt: readonly LookedAt[];
}

export interface LookedAt extends Range {
  /** Number of the paragraph it stands in. */
  readonly paragraph: number;
  /** `Mentions “retain”, but gives no length of time` */
  readonly why: string;
}

export interface ControlResult {
  readonly id: string;
  readonly citation: string;
  readonly title: string;
  readonly status: ControlStatus;
  readonly risk: RiskLevel;
  readonly weight: number;
  /** 0 to 1, the part of the weight earned. */
  readonly credit: number;
  readonly evidence: readonly Evidence[];
  /** The `requires` texts of elements not met. */
  readonly missingElements: readonly string[];
  /** Why the control applies, or why it does not. */
  readonly applies: string;
}

export interface Finding {
  readonly id: string;
  readonly kind: 'control' | 'document';
  readonly controlId: string | null;
  readonly citation: string | null;
  readonly title: string;
  /** What is wrong, stated, never blaming. */
  readonly description: string;
  /** Why it matters. */
  readonly why: string;
  readonly recommendation: string;
  readonly riskLevel: RiskLevel;
  readonly status: Exclude<ControlStatus, 'met' | 'not_applicable'>;
  readonly evidence: readonly Evidence[];
  readonly missingElements: readonly string[];
  readonly lookedAt: readonly LookedAt[];
  readonly needsDetails: readonly DetailKey[];
  /** Points by which the score would rise if this alone were met, one decimal. */
  readonly gain: number;
}

export interface MissingSection {
  readonly id: string;
  readonly title: string;
  readonly controlIds: readonly string[];
  /** Offset in the text where the section would stand. */
  readonly insertAt: number;
}

export interface ScoreBreakdown {
  readonly rows: readonly {
    readonly controlId: string;
    readonly weight: number;
    readonly credit: number;
  }[];
  readonly earned: number;
  readonly possible: number;
  /** 0 to 100, `earned / possible` rounded half up. */
  readonly score: number;
}

export interface RecognisedKind {
  readonly id: string;
  readonly name: string;
  /** What in the document says so: `Title "Privacy Notice" (¶ 1)`. */
  readonly reasons: readonly string[];
  readonly policy: boolean;
}

export interface Audit {
  readonly engineVersion: string;
  readonly packId: string;
  readonly packVersion: string;
  readonly documentKind: RecognisedKind;
  readonly scope: Scope;
  /** Set when nothing was scored: the file is no such policy, or no control applies. */
  readonly offTarget: { readonly kind: string; readonly reasons: readonly string[] } | null;
  /** `null` when off target. */
  readonly score: number | null;
  readonly band: Band | null;
  readonly scoreBreakdown: ScoreBreakdown;
  readonly controls: readonly ControlResult[];
  readonly findings: readonly Finding[];
  readonly summary: Readonly<Record<RiskLevel, number>>;
  readonly missingSections: readonly MissingSection[];
}

export type Band = 'Excellent' | 'Good' | 'Fair' | 'Poor';
