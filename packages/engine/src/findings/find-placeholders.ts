import type { Finding } from '../audit/audit.ts';
import { type Reading, sentenceAt } from '../evidence/reading.ts';
import { proveQuotes } from './prove-quotes.ts';

/** Sentences quoted; the number of places is stated in full. */
const MOST_QUOTES = 10;

/** Text somebody still has to fill in, as one finding about the whole document; null when there is none. */
export function findPlaceholders(reading: Reading): Finding | null {
  const { starts } = reading.hits.of('@placeholder');
  if (starts.length === 0) return null;
  const { text } = reading.document;
  const sentences = [...new Set(starts.map((start) => sentenceAt(reading, start)))];
  const { evidence } = proveQuotes(reading.document, {
    controlId: ID,
    elementId: 'filled-in',
    verdict: 'weak',
    quotes: sentences
      .slice(0, MOST_QUOTES)
      .map(({ start, end }) => ({ quote: text.slice(start, end), start })),
    lookedAt: [],
  });
  const places = starts.length === 1 ? 'One place is' : `${starts.length} places are`;
  return {
    id: ID,
    kind: 'document',
    controlId: null,
    citation: null,
    title: 'Placeholders left open',
    description: `${places} still to be filled in.`,
    why: 'A template that was never completed binds nobody, and tells an auditor that the document is not in use.',
    recommendation:
      'Replace every placeholder by the fact it stands for, or remove the sentence if it does not apply.',
    riskLevel: 'MEDIUM',
    status: 'partial',
    evidence,
    missingElements: ['the facts that the placeholders stand for'],
    lookedAt: [],
    needsDetails: [],
    gain: 0,
  };
}

const ID = 'document-placeholders';
