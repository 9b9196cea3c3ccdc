import type { LookedAt, Verdict } from '../audit/audit.ts';
import type { Sentence } from '../document/policy-document.ts';
import type { EvidenceRule } from '../pack/evidence-rule.ts';
import type { ControlElement, PackSection } from '../pack/pack.ts';
import { evaluateRule, type RuleHit } from './evaluate-rule.ts';
import { findNearMisses } from './near-miss.ts';
import type { Reading } from './reading.ts';

/** What a document shows of one element: the verdict, the sentences that carry it, and where else was looked. */
export interface ElementWeight {
  readonly verdict: Verdict;
  readonly sentences: readonly Sentence[];
  readonly lookedAt: readonly LookedAt[];
}

/** More quotes than this for one element bury the reader; the first in reading order are kept. */
const MOST_QUOTES = 3;

/**
 * A strong rule that holds plainly decides. Failing that a plain denial does. Failing that, what is
 * hedged, left open, or shown by two weak rules in different sentences is weak evidence.
 */
export function weighElement(
  reading: Reading,
  element: ControlElement,
  section: PackSection | undefined,
): ElementWeight {
  const plain: Sentence[][] = [];
  const denied: Sentence[][] = [];
  const weak: Sentence[][] = [];
  const supporting: Sentence[][] = [];
  for (const rule of element.evidence) {
    for (const hit of evaluateRule(reading, rule)) {
      const kind = weighHit(hit, rule.polarity ?? 'affirmed', element.mood ?? 'duty');
      const quoted = [...hit.sentences];
      if (kind === 'none') continue;
      if (kind === 'denied') {
        if (rule.strength !== 'weak') denied.push(quoted);
      } else if (rule.strength === 'weak') supporting.push(quoted);
      else (kind === 'plain' ? plain : weak).push(quoted);
    }
  }
  if (plain.length > 0) return shown('shown', plain);
  if (denied.length > 0) return shown('denied', denied);
  const corroborated = new Set(supporting.map(([first]) => first?.index)).size > 1;
  if (weak.length > 0 || corroborated)
    return shown('weak', [...weak, ...(corroborated ? supporting : [])]);
  return { verdict: 'absent', sentences: [], lookedAt: findNearMisses(reading, element, section) };
}

function shown(verdict: Verdict, places: readonly Sentence[][]): ElementWeight {
  const sentences: Sentence[] = [];
  const inOrder = [...places].sort((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0));
  for (const place of inOrder.slice(0, MOST_QUOTES))
    for (const sentence of place.slice(0, 3))
      if (!sentences.includes(sentence)) sentences.push(sentence);
  return { verdict, sentences, lookedAt: [] };
}

function weighHit(
  { denied, hedged, open }: RuleHit,
  polarity: NonNullable<EvidenceRule['polarity']>,
  mood: 'duty' | 'statement',
): 'plain' | 'weak' | 'denied' | 'none' {
  if (open) return 'weak';
  if (polarity === 'denied') return denied ? 'plain' : 'none';
  if (polarity === 'unless-denied' && denied) return 'none';
  if (polarity === 'affirmed' && denied) return 'denied';
  return hedged && mood === 'duty' && !denied ? 'weak' : 'plain';
}
