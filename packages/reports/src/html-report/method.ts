import type { Results } from '@lintel/contract';
import type { HtmlReportOptions } from './html-report-options.ts';
import { html, type Markup } from './markup.ts';

export function method({ framework }: Results, { productName }: HtmlReportOptions): Markup {
  return html`<section>
<h2>Method, and what this is not</h2>
<p>${productName} read the text of the file, looked for what each control of its ${framework} catalogue requires, and checked every quotation by its position in that text. The same file, catalogue and engine give the same findings and the same score.</p>
<p>It is a readiness check of one document. It does not look at what an organisation does, it is no audit opinion and no legal advice, and a high score is no proof that a law or a standard is complied with. A person who knows the organisation must judge the findings.</p>
</section>`;
}
