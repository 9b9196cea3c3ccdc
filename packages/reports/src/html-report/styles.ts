import { html } from './markup.ts';

/** Black on white, in the product's faces where they are installed, and made for paper. */
export const STYLES = html`
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 40px 24px; max-width: 820px; background: #fff; color: #000; font: 14px/1.5 'Public Sans', Arial, Helvetica, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, blockquote, .band, .ring text { font-family: 'Source Serif 4', Georgia, 'Times New Roman', serif; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.25; font-weight: 500; }
h2 { margin: 40px 0 12px; padding-top: 12px; border-top: 1px solid #000; font-size: 20px; font-weight: 600; }
h3 { margin: 0; font-size: 16px; font-weight: 600; }
p { margin: 0 0 8px; }
ul { margin: 0 0 8px; padding-left: 20px; }
.label, .meta, figcaption, caption { color: #3a3f45; font-size: 12.5px; }
.verdict { display: flex; gap: 32px; align-items: center; margin-top: 20px; }
.ring { flex: none; }
.band { font-size: 22px; }
.counts { display: flex; gap: 24px; margin: 0; }
.counts dt { font-size: 12.5px; color: #3a3f45; }
.counts dd { margin: 0; font-size: 18px; font-variant-numeric: tabular-nums; }
.notice { margin-top: 20px; padding-left: 16px; border-left: 3px double #000; }
.notice h2 { margin: 0 0 8px; padding: 0; border: 0; }
.findings { margin: 0; padding-left: 28px; }
.findings > li { padding: 12px 0; border-bottom: 1px solid #c9cccf; }
figure { margin: 8px 0 12px; padding-left: 12px; border-left: 3px double #000; }
blockquote { margin: 0; font-size: 15px; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; margin-bottom: 12px; }
caption { text-align: left; padding-bottom: 6px; }
th, td { overflow-wrap: break-word; padding: 6px 12px 6px 0; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid #c9cccf; }
thead th { border-bottom: 1px solid #000; font-weight: 600; }
tbody th span { display: block; color: #3a3f45; }
tfoot th, tfoot td { font-weight: 600; border-top: 1px solid #000; }
.n { text-align: right; padding-right: 0; padding-left: 12px; font-variant-numeric: tabular-nums; }
.facts div { display: grid; grid-template-columns: 130px 1fr; padding: 4px 0; }
.facts dt { color: #3a3f45; }
.facts dd { margin: 0; }
code { font: 12.5px 'IBM Plex Mono', Menlo, Consolas, monospace; }
@page { margin: 18mm 16mm; }
@media print {
  body { padding: 0; max-width: none; font-size: 10.5pt; }
  thead { display: table-header-group; }
  /* A sum belongs under the last row, not at the foot of every page. */
  tfoot { display: table-row-group; }
  tr, figure, .verdict { break-inside: avoid; }
  h2, h3, .meta { break-after: avoid; }
}
@media (max-width: 560px) {
  .verdict { flex-direction: column; align-items: flex-start; }
  .facts div { grid-template-columns: 1fr; }
}
`;
