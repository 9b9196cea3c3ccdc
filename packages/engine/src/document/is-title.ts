import type { PolicyDocument, Section } from './policy-document.ts';

/** Whether a section is the whole document under its title, rather than a part of it. */
export function isTitle({ sections, text }: PolicyDocument, { index, end }: Section): boolean {
  return index === 1 && sections.length > 2 && end === text.length;
}
