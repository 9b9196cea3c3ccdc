import type { LineGroup } from './join-wrapped-lines.ts';

/**
 * Paragraphs of light Markdown from groups of lines, plain-text headings marked with `#`.
 *
 * Marked are underlined lines, and, standing alone between empty lines, lines numbered with more
 * than one figure (`4.2 Retention`) and short lines in capitals. A file that has `#` headings of
 * its own is left as it is: its author has said what is a heading.
 */
export function markHeadings(groups: readonly LineGroup[]): string[] {
  if (groups.some((group) => group.some((line) => /^#{1,6}\s+\S/.test(line)))) {
    return groups.map((group) => group.join('\n'));
  }
  return groups.flatMap(markGroup);
}

function markGroup(group: LineGroup): string[] {
  const [first = '', second = ''] = group;
  if (/^(=|-|~){3,}$/.test(second) && isShort(first)) {
    const heading = `${second.startsWith('=') ? '#' : '##'} ${first.trim()}`;
    return group.length > 2 ? [heading, ...markGroup(group.slice(2))] : [heading];
  }
  const level = group.length === 1 ? plainHeadingLevel(first.trim()) : 0;
  return [level > 0 ? `${'#'.repeat(level)} ${first.trim()}` : group.join('\n')];
}

/** 0 if the line, alone in its group, is not safely a heading. */
function plainHeadingLevel(line: string): number {
  if (!isShort(line) || /[.;,:!?]$/.test(line)) return 0;
  const numbered =
    /^(?:(?:section|article|part|annex|appendix|chapter)\s+)?((?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4})[.):]?\s+(\S.*)$/i.exec(
      line,
    );
  if (numbered && isTitle(numbered[2] ?? '') && words(numbered[2] ?? '') <= 10) {
    const number = numbered[1] ?? '';
    // A single letter and a word is as likely a sentence ("A policy ...").
    if (/^[A-Z]$/i.test(number) && !/^\S+[.):]/.test(line)) return 0;
    return Math.min(number.split('.').length + 1, 6);
  }
  const letters = line.replace(/[^\p{L}]/gu, '');
  const capitals =
    letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return capitals && words(line) <= 12 ? 2 : 0;
}

const isShort = (line: string): boolean => line.trim().length > 1 && line.trim().length <= 90;
const words = (text: string): number => text.split(/\s+/).length;
const isTitle = (text: string): boolean => /^[\p{Lu}\p{N}"'\u201c(]/u.test(text);
