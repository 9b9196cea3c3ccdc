import type { Results } from '@lintel/contract';
import { html, type Markup } from './markup.ts';

/** A hundred ticks, one for each point; those scored are black. The words beside it say the same. */
export function scoreRing({ score, band }: { score: number; band: Results['band'] }): Markup {
  return html`<svg class="ring" viewBox="0 0 120 120" width="150" height="150" role="img" aria-label="Score ${score} of 100${band && `, ${band}`}">
<g fill="none" stroke-width="8" transform="rotate(-90 60 60)">
<circle cx="60" cy="60" r="52" pathLength="100" stroke="#c9cccf" stroke-dasharray=".4 .6" stroke-dashoffset="-.3"/>
<mask id="scored"><circle cx="60" cy="60" r="52" pathLength="100" stroke="#fff" stroke-width="10" stroke-dasharray="${score} ${100 - score}"/></mask>
<circle cx="60" cy="60" r="52" pathLength="100" stroke="#000" stroke-dasharray=".62 .38" stroke-dashoffset="-.19" mask="url(#scored)"/>
</g>
<text x="60" y="68" text-anchor="middle" font-size="34">${score}</text>
${band && html`<text x="60" y="84" text-anchor="middle" font-size="12">${band}</text>`}
</svg>`;
}
