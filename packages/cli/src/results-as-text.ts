import type { Evidence, Results, RiskItem } from '@lintel/contract';
import { paragraph } from './paragraph.ts';

/** A result made for reading in a terminal: the score, then what to do, in the order of what it gains. */
export function resultsAsText(results: Results, notes: readonly string[]): string {
  return [
    headline(results),
    ...notes.map((note) => paragraph(`Note: ${note}`)),
    results.offTarget ? offTarget(results.offTarget) : findings(results),
    missingSections(results),
    colophon(results),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function headline(results: Results): string {
  const { score, band, scoreBreakdown, documentKind, scope, controls } = results;
  const applying = controls.filter(({ status }) => status !== 'not_applicable').length;
  const verdict =
    score === null
      ? 'not scored'
      : `${score} of 100, ${band} (${scoreBreakdown.earned} of ${scoreBreakdown.possible} weighted credit)`;
  const heldTo =
    scope.coverage === 'full' ? 'the whole framework' : `what a ${documentKind.name} should say`;
  return [
    paragraph(results.documentName),
    paragraph(`${results.framework} readiness check: ${verdict}`),
    paragraph(`Read as ${documentKind.name}: ${documentKind.reasons.join('; ') || 'by its text'}`),
    paragraph(`Held to ${heldTo}; ${applying} of ${controls.length} controls apply`),
  ].join('\n');
}

function offTarget({ kind, reasons }: NonNullable<Results['offTarget']>): string {
  return [
    paragraph(`The file reads as ${kind}, which this framework is not applied to.`),
    ...reasons.map((reason) => paragraph(`- ${reason}`, '  ')),
    paragraph('--scope full audits it all the same.'),
  ].join('\n');
}

function findings({ riskItems, summary }: Results): string {
  if (riskItems.length === 0) return 'No findings: every control that applies is met.';
  const counts = `${summary.HIGH} high, ${summary.MEDIUM} medium, ${summary.LOW} low`;
  const count = riskItems.length === 1 ? '1 finding' : `${riskItems.length} findings`;
  return [`${count}: ${counts}`, ...riskItems.map(finding)].join('\n\n');
}

function finding(item: RiskItem, index: number): string {
  const risk = `${item.riskLevel.toLowerCase()} risk`;
  const place = [risk, item.status, item.citation, gain(item)].filter(Boolean);
  return [
    paragraph(item.title, `${String(index + 1).padStart(2)}. `, '    '),
    paragraph(place.join(', '), '    '),
    paragraph(item.description, '    '),
    ...unsaid(item).map((element) => paragraph(`Not stated: ${element}`, '    ', '      ')),
    ...item.evidence.map((evidence) => paragraph(quotation(evidence), '    ', '      ')),
    paragraph(`-> ${item.recommendation}`, '    ', '       '),
  ].join('\n');
}

/** What is missing, as far as the description has not said it already. */
function unsaid({ missingElements, description }: RiskItem): string[] {
  return missingElements.filter((element) => !description.includes(element));
}

function gain({ gain: points }: RiskItem): string {
  return points > 0 ? `${points} points to gain` : '';
}

function quotation({ quote, paragraph: number, page }: Evidence): string {
  return `¶ ${number}${page === undefined ? '' : `, page ${page}`}: “${quote}”`;
}

function missingSections({ missingSections: sections }: Results): string {
  if (sections.length === 0) return '';
  return paragraph(`Missing sections: ${sections.map(({ title }) => title).join(', ')}`, '', '  ');
}

function colophon(results: Results): string {
  const { engineVersion, packVersion, documentSha256 } = results;
  return [
    `Catalogue ${results.framework} ${packVersion}, engine ${engineVersion}`,
    `SHA-256 ${documentSha256}`,
    'A readiness check: no audit opinion and no legal advice.',
  ].join('\n');
}
