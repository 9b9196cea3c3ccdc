import type { Evidence, Results } from '@lintel/contract';

/**
 * The result with every quote looked up in the text once more. One that does not stand at its
 * place is left out: an unverified quote is never shown.
 */
export function proveQuotes(results: Results, extractedText: string): Results {
  const stands = ({ quote, start, end }: Evidence) => extractedText.slice(start, end) === quote;
  return {
    ...results,
    riskItems: results.riskItems.map((item) => ({
      ...item,
      evidence: item.evidence.filter(stands),
    })),
    controls: results.controls.map((control) => ({
      ...control,
      evidence: control.evidence.filter(stands),
    })),
  };
}
