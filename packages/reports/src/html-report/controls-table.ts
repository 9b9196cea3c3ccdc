import type { Control, Results } from '@lintel/contract';
import { html, type Markup } from './markup.ts';
import { placeOf, RISK, STATUS } from './wording.ts';

export function controlsTable({ controls }: Results): Markup | null {
  if (controls.length === 0) return null;
  return html`<section>
<h2>Controls</h2>
<table>
<caption>In the order of the catalogue, with those that do not apply</caption>
<thead><tr><th scope="col">Control</th><th scope="col">Risk</th><th scope="col">Status</th><th scope="col">Where, or why</th></tr></thead>
<tbody>${controls.map(
    (control) => html`<tr>
<th scope="row">${control.citation} <span>${control.title}</span></th>
<td>${RISK[control.risk]}</td><td>${STATUS[control.status]}</td><td>${reason(control)}</td></tr>`,
  )}</tbody>
</table>
</section>`;
}

function reason(control: Control): string {
  if (control.status === 'not_applicable') return control.applies;
  if (control.evidence.length > 0) return control.evidence.map(placeOf).join('; ');
  return control.missingElements.map((element) => `Not stated: ${element}`).join('; ');
}
