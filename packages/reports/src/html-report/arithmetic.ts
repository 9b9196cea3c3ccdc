import type { Results } from '@lintel/contract';
import { html, type Markup } from './markup.ts';
import { points } from './wording.ts';

/** The score as a sum that a reader can do again by hand. */
export function arithmetic({ scoreBreakdown, controls }: Results): Markup | null {
  const { rows, earned, possible, score } = scoreBreakdown;
  if (rows.length === 0) return null;
  const known = new Map(controls.map((control) => [control.id, control]));
  return html`<section>
<h2>How the score adds up</h2>
<p>A control weighs more the higher its risk, and earns the part of its weight that the document shows. Controls that do not apply are in no row.</p>
<table>
<caption>Points by control</caption>
<thead><tr><th scope="col">Control</th><th scope="col" class="n">Weight</th><th scope="col" class="n">Part shown</th><th scope="col" class="n">Points</th></tr></thead>
<tbody>${rows.map(
    ({ controlId, weight, credit }) => html`<tr>
<th scope="row">${known.get(controlId)?.citation ?? controlId} <span>${known.get(controlId)?.title}</span></th>
<td class="n">${points(weight)}</td><td class="n">${points(credit)}</td><td class="n">${points(weight * credit)}</td></tr>`,
  )}</tbody>
<tfoot><tr><th scope="row">Sum</th><td class="n">${points(possible)}</td><td></td><td class="n">${points(earned)}</td></tr></tfoot>
</table>
<p>${points(earned)} ÷ ${points(possible)} × 100 = ${points((100 * earned) / possible)}, rounded half up: <strong>${score}</strong>.</p>
</section>`;
}
