import type { Results } from '@lintel/contract';
import { html, type Markup } from './markup.ts';

export function missingSections({ missingSections: sections, controls }: Results): Markup | null {
  if (sections.length === 0) return null;
  const citations = new Map(controls.map(({ id, citation }) => [id, citation]));
  return html`<section>
<h2>Missing sections</h2>
<ul>${sections.map(
    ({ title, controlIds }) =>
      html`<li><strong>${title}</strong>: ${controlIds.map((id) => citations.get(id) ?? id).join(', ')}</li>`,
  )}</ul>
</section>`;
}
