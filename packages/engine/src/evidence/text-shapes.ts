import type { PolicyDocument } from '../document/policy-document.ts';

type Add = (id: string, start: number, end: number) => void;

/**
 * Addresses and placeholders are read from the characters, not the words. Every pattern is bounded
 * in length and unambiguous from its first character, so none can be driven into repetition.
 */
const SHAPES: readonly { readonly id: string; readonly pattern: RegExp }[] = [
  {
    id: '@email',
    pattern: /[\w%+-]{1,64}(?:\.[\w%+-]{1,64}){0,6}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,5}/gi,
  },
  { id: '@url', pattern: /(?:https?:\/\/|\bwww\.)[^\s<>()"\]]{2,400}/gi },
  {
    id: '@phone',
    pattern: /(?:\+|\b00|\(|\b)\d{1,4}\)?[ .-]?\(?\d{2,4}\)?(?:[ .-]\d{2,5}){1,4}\b/g,
  },
  {
    id: '@placeholder',
    pattern:
      /\[\[[^\]\n]{1,120}\]\]|\{\{[^}\n]{1,120}\}\}|_{4,200}|\bX{4,20}\b|<(?:insert|enter|your|company|name|date)\b[^>\n]{0,80}>/gi,
  },
  {
    id: '@placeholder',
    pattern:
      /\[(?:insert|enter|add|specify|your|company|organi[sz]ation|name|date|title|role|number|contact|address|e-?mail|phone|xx)\b[^\]\n]{0,100}\](?!\()/gi,
  },
  { id: '@placeholder', pattern: /\[[A-Z][A-Z _/-]{2,60}\](?!\()|\b(?:TBD|TBC|TODO)\b/g },
];

/** Adds every shape found, in reading order, as ranges of words. */
export function findShapes(document: PolicyDocument, add: Add): void {
  const spans = new Map<string, { start: number; end: number }[]>();
  for (const { id, pattern } of SHAPES) {
    const found = spans.get(id) ?? [];
    for (const match of document.text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length });
    spans.set(id, found);
  }
  for (const [id, found] of spans) {
    found.sort((a, b) => a.start - b.start || a.end - b.end);
    addInOrder(document, found, (start, end) => add(id, start, end));
  }
}

/** One merge of the spans with the words; a span without a word of its own (`____`) takes the word before it. */
function addInOrder(
  { tokens }: PolicyDocument,
  spans: readonly { start: number; end: number }[],
  add: (start: number, end: number) => void,
): void {
  let token = 0;
  let last = -1;
  for (const span of spans) {
    while (token < tokens.count && (tokens.ends[token] as number) <= span.start) token++;
    let end = token;
    while (end < tokens.count && (tokens.starts[end] as number) < span.end) end++;
    const start = end > token ? token : Math.max(0, token - 1);
    if (start === last || tokens.count === 0) continue;
    last = start;
    add(start, Math.max(end, start + 1));
  }
}
