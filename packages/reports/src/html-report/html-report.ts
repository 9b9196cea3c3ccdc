import type { Results } from '@lintel/contract';
import { arithmetic } from './arithmetic.ts';
import { controlsTable } from './controls-table.ts';
import { findings } from './findings.ts';
import type { HtmlReportOptions } from './html-report-options.ts';
import { html } from './markup.ts';
import { masthead } from './masthead.ts';
import { method } from './method.ts';
import { missingSections } from './missing-sections.ts';
import { STYLES } from './styles.ts';
import { whatWasRead } from './what-was-read.ts';

/**
 * An analysis as one HTML file: nothing to load, nothing that runs, made to be printed. Equal
 * results and options give equal bytes.
 */
export function htmlReport(results: Results, options: HtmlReportOptions): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${results.documentName}: ${results.framework} readiness check</title>
<style>${STYLES}</style>
</head>
<body>
${masthead(results, options)}
<main>
${results.offTarget ? null : findings(results)}
${missingSections(results)}
${results.offTarget ? null : arithmetic(results)}
${controlsTable(results)}
${whatWasRead(results)}
${method(results, options)}
</main>
</body>
</html>
`.source;
}
