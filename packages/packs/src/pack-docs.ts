import type { Control, DocumentKind, Pack } from '@lintel/engine';

/** The page `docs/frameworks/<pack>.md`: every control of a pack in one row, as Markdown. */
export function packPage(pack: Pack): string {
  const kinds = new Map(pack.kinds.map((kind) => [kind.id, kind]));
  const sections = pack.sections.map((section) => {
    const controls = pack.controls.filter((control) => control.section === section.id);
    return controls.length === 0 ? '' : `## ${section.title}\n\n${tableOf(controls, kinds)}\n`;
  });
  return [introduction(pack), ...sections.filter((section) => section !== '')].join('\n');
}

function introduction({ name, version, effective, reviewed, sources, controls }: Pack): string {
  const cited = sources.map(({ title, url }) => `- [${title}](${url})`).join('\n');
  return `# ${name}

<!-- Generated from the pack by \`npx node scripts/pack-docs.ts\`. Change the pack, not this page. -->

${controls.length} controls. Version ${version}, state of the law or standard: ${effective}, reviewed ${reviewed}.

A control is met when all its points are shown, and partly met when some are. “Held to it” names the
kinds of document that should carry the control; under the scope “whole framework” every document is.

Sources:

${cited}
`;
}

const HEADER =
  '| Authority | Control | The document states | Risk | Held to it | Only where |\n|---|---|---|---|---|---|';

function tableOf(controls: readonly Control[], kinds: ReadonlyMap<string, DocumentKind>): string {
  return [HEADER, ...controls.map((control) => rowOf(control, kinds))].join('\n');
}

function rowOf(control: Control, kinds: ReadonlyMap<string, DocumentKind>): string {
  const requires = control.elements.map((element) => element.requires).join('; ');
  const heldToIt = control.kinds.map((id) => kinds.get(id)?.name ?? id).join(', ');
  const cells = [
    control.citation,
    `${control.title} \`${control.id}\``,
    requires,
    control.risk.toLowerCase(),
    heldToIt,
    control.onlyIf ? 'its subject comes up' : '',
  ];
  return `| ${cells.map(inCell).join(' | ')} |`;
}

/** A vertical bar would end the cell. */
function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
