import { strToU8, zipSync } from 'fflate';

export interface DocxParts {
  /** What stands in `w:body`, as WordprocessingML: build it with the functions below. */
  readonly body: string;
  /** Styles beside Heading 1 to 3, which are always there. */
  readonly styles?: string;
  /** What stands in `w:numbering`. Without it, 1 is a bullet list, 2 is `1.` `(a)`, 3 is `1.` `1.1`. */
  readonly numbering?: string;
  /** What stands in `w:footnotes`. */
  readonly footnotes?: string;
  /** Further or other parts of the package, by name. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

/** A DOCX file as Word would open it. */
export function makeDocx({
  body,
  styles = '',
  numbering = NUMBERING,
  footnotes,
  parts,
}: DocxParts): Uint8Array {
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
      ['footnotes', 'footnotes.xml'],
    ]),
    'word/document.xml': part('document', `<w:body>${body}<w:sectPr/></w:body>`),
    'word/styles.xml': part('styles', HEADINGS + styles),
    'word/numbering.xml': part('numbering', numbering),
    ...(footnotes ? { 'word/footnotes.xml': part('footnotes', footnotes) } : {}),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

/** @param content text, or runs as markup if it begins with `<`. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`;

export const heading = (level: 1 | 2 | 3, text: string): string =>
  paragraph(text, `<w:pStyle w:val="Heading${level}"/>`);

/** @param list which numbering; @param level 0 for the outermost. */
export const item = (list: number, level: number, text: string): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${name} xmlns:w="${NAMESPACE}" xmlns:r="${RELATIONSHIPS}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${content}</w:${name}>`;

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/></Types>`;

const HEADINGS = [1, 2, 3]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:rPr><w:b/></w:rPr></w:style>`,
  )
  .join('');

const level = (index: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

const NUMBERING = [
  `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '•')}${level(1, 'bullet', 'o')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="2">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="3">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}</w:abstractNum>`,
  ...[1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`),
].join('');
