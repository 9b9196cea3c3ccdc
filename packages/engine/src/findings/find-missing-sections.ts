import type { ControlResult, MissingSection } from '../audit/audit.ts';
import { isTitle } from '../document/is-title.ts';
import type { Reading } from '../evidence/reading.ts';
import type { Pack, PackSection } from '../pack/pack.ts';

/**
 * Sections of the catalogue of which nothing at all stands in the document: every control that
 * applies is missing, and no heading speaks of it.
 */
export function findMissingSections(
  reading: Reading,
  pack: Pack,
  results: readonly ControlResult[],
): MissingSection[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  let insertAt = titleEnd(reading);
  return pack.sections.flatMap((section) => {
    const existing = lastSectionOn(reading, section);
    if (existing !== null) {
      insertAt = Math.max(insertAt, existing);
      return [];
    }
    const asked = pack.controls
      .filter((control) => control.section === section.id)
      .flatMap(({ id }) => byId.get(id) ?? [])
      .filter(({ status }) => status !== 'not_applicable');
    if (asked.length === 0 || asked.some(({ status }) => status !== 'missing')) return [];
    return [
      { id: section.id, title: section.title, controlIds: asked.map(({ id }) => id), insertAt },
    ];
  });
}

/** After the title and what stands before the first numbered part. */
function titleEnd({ document }: Reading): number {
  const second = document.sections[2];
  return second?.start ?? document.text.length;
}

/** Where the last section whose heading speaks of this one ends, or null. */
function lastSectionOn(reading: Reading, { concepts }: PackSection): number | null {
  let end: number | null = null;
  for (const concept of concepts)
    for (const index of reading.sectionsUnder(concept)) {
      const section = reading.document.sections[index];
      // The title names the whole document; it is no section of it.
      if (section === undefined || index === 0 || isTitle(reading.document, section)) continue;
      end = Math.max(end ?? 0, section.end);
    }
  return end;
}
