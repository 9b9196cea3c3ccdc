import type { Results } from '@lintel/contract';
import type { HtmlReportOptions } from './html-report-options.ts';
import { html, type Markup } from './markup.ts';
import { scoreRing } from './score-ring.ts';
import { inWords } from './wording.ts';

export function masthead(
  results: Results,
  { generatedAt, productName }: HtmlReportOptions,
): Markup {
  return html`<header>
<p class="label">${productName} readiness check</p>
<h1><bdi>${results.documentName}</bdi></h1>
<p class="lead">${results.framework}, analysed ${inWords(results.analyzedAt)}. Report made ${inWords(generatedAt)}.</p>
${results.offTarget ? offTarget(results.offTarget) : verdict(results)}
</header>`;
}

function verdict({ score, band, summary, riskItemsCount, scoreBreakdown }: Results): Markup {
  if (score === null) return html`<p class="lead">Nothing was scored.</p>`;
  return html`<div class="verdict">
${scoreRing({ score, band })}
<div>
<p class="band">${score} of 100${band && `, ${band}`}</p>
<p>${scoreBreakdown.earned} of ${scoreBreakdown.possible} weighted credit from ${scoreBreakdown.rows.length === 1 ? 'one control' : `${scoreBreakdown.rows.length} controls`}. ${riskItemsCount === 1 ? 'One finding' : `${riskItemsCount} findings`}.</p>
<dl class="counts">
<div><dt>High</dt><dd>${summary.HIGH}</dd></div>
<div><dt>Medium</dt><dd>${summary.MEDIUM}</dd></div>
<div><dt>Low</dt><dd>${summary.LOW}</dd></div>
</dl>
</div>
</div>`;
}

function offTarget({ kind, reasons }: NonNullable<Results['offTarget']>): Markup {
  return html`<section class="notice">
<h2>Not scored</h2>
<p>The file reads as ${kind}, which this framework is not applied to. A low score would say something false about it, so there is none.</p>
<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
</section>`;
}
