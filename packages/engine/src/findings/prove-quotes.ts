import type { Answer, Evidence, Verdict } from '../audit/audit.ts';
import type { Paragraph, PolicyDocument } from '../document/policy-document.ts';

/** An answer after its quotes were looked up. */
export interface ProvenAnswer {
  readonly elementId: string;
  readonly verdict: Verdict;
  readonly evidence: readonly Evidence[];
}

/**
 * Looks every quote up in the document. A quote that does not stand where the witness says it does
 * proves nothing: it is dropped, and a verdict left without a quote becomes `absent`.
 */
export function proveQuotes(document: PolicyDocument, answer: Answer): ProvenAnswer {
  const bearing = BEARING[answer.verdict];
  const evidence =
    bearing === null
      ? []
      : answer.quotes
          .filter(({ quote, start }) => quote.length > 0 && document.text.startsWith(quote, start))
          .map(({ quote, start }) => place(document, quote, start, bearing, answer.elementId));
  const verdict = evidence.length === 0 ? 'absent' : answer.verdict;
  return { elementId: answer.elementId, verdict, evidence };
}

const BEARING: Readonly<Record<Verdict, Evidence['bearing'] | null>> = {
  shown: 'supports',
  weak: 'weak',
  denied: 'denies',
  absent: null,
};

function place(
  document: PolicyDocument,
  quote: string,
  start: number,
  bearing: Evidence['bearing'],
  elementId: string,
): Evidence {
  const paragraph = paragraphAt(document.paragraphs, start);
  const title = document.sections[paragraph?.section ?? 0]?.title ?? '';
  return {
    quote,
    start,
    end: start + quote.length,
    paragraph: paragraph?.n ?? 1,
    ...(title === '' ? {} : { heading: title }),
    bearing,
    elementId,
  };
}

/** The last paragraph that begins at or before the offset. */
function paragraphAt(paragraphs: readonly Paragraph[], offset: number): Paragraph | undefined {
  let low = 0;
  let high = paragraphs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((paragraphs[middle] as Paragraph).start <= offset) low = middle + 1;
    else high = middle;
  }
  return paragraphs[low - 1];
}
