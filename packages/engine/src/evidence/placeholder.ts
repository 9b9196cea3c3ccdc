import { firstFrom } from './concept-hits.ts';
import type { Reading, WordRange } from './reading.ts';

/**
 * Whether a fact near `anchor` is still to be filled in. The name of the organisation is no such
 * fact: "{{company}} notifies the authority within 72 hours" says all it has to.
 */
export function isLeftOpen(reading: Reading, anchor: WordRange): boolean {
  const placeholders = reading.hits.of('@placeholder');
  const { text, tokens } = reading.document;
  for (
    let at = firstFrom(placeholders, anchor.from - REACH);
    at < placeholders.starts.length;
    at++
  ) {
    const from = placeholders.starts[at] as number;
    if (from > anchor.to + REACH) return false;
    const to = placeholders.ends[at] as number;
    const words = text.slice(tokens.starts[from], tokens.ends[to - 1]).toLowerCase();
    if (!NAMES_ORGANISATION.test(words)) return true;
  }
  return false;
}

const REACH = 8;
const NAMES_ORGANISATION = /compan|organi[sz]ation|entity|customer|client|business name|firm/;
