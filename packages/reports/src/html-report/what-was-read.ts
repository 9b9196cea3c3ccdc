import type { Results } from '@lintel/contract';
import { html, type Markup } from './markup.ts';

/** Enough to make the same report again from the same file. */
export function whatWasRead(results: Results): Markup {
  const { documentKind, scope } = results;
  return html`<section>
<h2>What was read</h2>
<dl class="facts">
<div><dt>Document</dt><dd><bdi>${results.documentName}</bdi></dd></div>
<div><dt>SHA-256</dt><dd><code>${results.documentSha256}</code></dd></div>
<div><dt>Recognised as</dt><dd>${documentKind.name}<ul>${documentKind.reasons.map((reason) => html`<li>${reason}</li>`)}</ul></dd></div>
<div><dt>Held to</dt><dd>${scope.coverage === 'full' ? 'The whole framework' : `What a ${documentKind.name} should say`}${scope.categories?.length ? `; categories: ${scope.categories.join(', ')}` : null}</dd></div>
${scope.exclusions?.length ? exclusions(scope.exclusions) : null}
<div><dt>Framework</dt><dd>${results.framework}, catalogue ${results.packVersion}</dd></div>
<div><dt>Engine</dt><dd>${results.engineVersion}</dd></div>
<div><dt>Analysis</dt><dd><code>${results.id}</code></dd></div>
</dl>
</section>`;
}

function exclusions(excluded: NonNullable<Results['scope']['exclusions']>): Markup {
  return html`<div><dt>Left out</dt><dd><ul>${excluded.map(
    ({ controlId, reason }) => html`<li>${controlId}: ${reason}</li>`,
  )}</ul></dd></div>`;
}
