import type { Evidence, Results, RiskItem } from '@lintel/contract';
import { html, type Markup } from './markup.ts';
import { BEARING, placeOf, points, RISK, STATUS } from './wording.ts';

export function findings({ riskItems }: Results): Markup {
  return html`<section>
<h2>Findings</h2>
${riskItems.length === 0 ? html`<p>None: every control that applies is met.</p>` : null}
<ol class="findings">${riskItems.map(finding)}</ol>
</section>`;
}

function finding(item: RiskItem): Markup {
  return html`<li>
<h3>${item.title}</h3>
<p class="meta">${RISK[item.riskLevel]} risk · ${STATUS[item.status]}${item.citation && ` · ${item.citation}`}${item.gain > 0 && ` · ${points(item.gain)} points to gain`}</p>
<p>${item.description}</p>
${unsaid(item).length > 0 && html`<p>Not stated:</p><ul>${unsaid(item).map((element) => html`<li>${element}</li>`)}</ul>`}
${item.evidence.map(quotation)}
${item.evidence.length === 0 && lookedAt(item)}
<p><strong>Why it matters.</strong> ${item.why}</p>
<p><strong>What to write.</strong> ${item.recommendation}</p>
</li>`;
}

/** What is missing, as far as the description has not said it already. */
function unsaid({ missingElements, description }: RiskItem): string[] {
  return missingElements.filter((element) => !description.includes(element));
}

function quotation(evidence: Evidence): Markup {
  return html`<figure>
<blockquote>“${evidence.quote}”</blockquote>
<figcaption>${BEARING[evidence.bearing]}: ${placeOf(evidence)}, characters ${evidence.start} to ${evidence.end}</figcaption>
</figure>`;
}

/** A gap has no quote; the reader may still see where the document came nearest. */
function lookedAt({ lookedAt: places }: RiskItem): Markup | null {
  if (places.length === 0) return null;
  return html`<p>Where it was looked for:</p>
<ul>${places.map((place) => html`<li>${placeOf(place)}: ${place.why}.</li>`)}</ul>`;
}
