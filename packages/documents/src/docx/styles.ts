import { attribute, isOn, parseXml } from './parse-xml.ts';

/** What of a paragraph style, its ancestors included, matters for reading. */
export interface Style {
  readonly name: string;
  /** 1 to 9 for a heading, by outline level or by its built-in name; 0 otherwise. */
  readonly headingLevel: number;
  /** The built-in style for the title of the whole document. */
  readonly title: boolean;
  readonly tableOfContents: boolean;
  readonly numId: string | undefined;
  readonly level: number | undefined;
  readonly bold: boolean;
  /** Half-points; 0 if the style says nothing. */
  readonly size: number;
  readonly hidden: boolean;
}

export interface Styles {
  of(id: string | undefined): Style;
}

interface OwnStyle {
  name: string;
  basedOn?: string;
  outline?: number;
  numId?: string;
  level?: number;
  bold?: boolean;
  size?: number;
  hidden?: boolean;
}

/** Reads styles.xml; without it every style is plain. */
export function readStyles(bytes: Uint8Array | undefined): Styles {
  const { own, defaults, defaultParagraph } = bytes ? parseStyles(bytes) : NOTHING;
  const resolved = new Map<string, Style>();
  const resolve = (id: string, seen: ReadonlySet<string>): Style => {
    const known = resolved.get(id);
    if (known) return known;
    const style = own.get(id);
    if (!style) return plain(defaults);
    const parentId = style.basedOn;
    const parent =
      parentId && !seen.has(parentId) ? resolve(parentId, new Set([...seen, id])) : plain(defaults);
    const merged = merge(style, parent);
    resolved.set(id, merged);
    return merged;
  };
  return { of: (id) => resolve(id ?? defaultParagraph, new Set()) };
}

const NOTHING = { own: new Map<string, OwnStyle>(), defaults: { name: '' }, defaultParagraph: '' };

const plain = (defaults: OwnStyle): Style => ({
  name: '',
  headingLevel: 0,
  title: false,
  tableOfContents: false,
  numId: undefined,
  level: undefined,
  bold: defaults.bold ?? false,
  size: defaults.size ?? 20,
  hidden: false,
});

function merge(style: OwnStyle, parent: Style): Style {
  return {
    name: style.name,
    headingLevel: levelByName(style.name) ?? levelByOutline(style.outline) ?? parent.headingLevel,
    title: isTitle(style.name),
    tableOfContents: /^toc \d$/i.test(style.name) || parent.tableOfContents,
    numId: style.numId ?? parent.numId,
    level: style.level ?? parent.level,
    bold: style.bold ?? parent.bold,
    size: style.size ?? parent.size,
    hidden: style.hidden ?? parent.hidden,
  };
}

/** Built-in styles keep their English names in the file whatever the language of the program. */
function levelByName(name: string): number | undefined {
  const heading = /^heading ([1-9])$/i.exec(name);
  if (heading) return Number(heading[1]);
  if (isTitle(name)) return 1;
  if (/^toc heading$/i.test(name)) return 1;
  return undefined;
}

const isTitle = (name: string): boolean => /^title$/i.test(name);

/** Outline level 9 is body text. */
const levelByOutline = (outline: number | undefined): number | undefined =>
  outline === undefined ? undefined : outline < 9 ? outline + 1 : 0;

function parseStyles(bytes: Uint8Array) {
  const own = new Map<string, OwnStyle>();
  const defaults: OwnStyle = { name: '' };
  let defaultParagraph = '';
  let style: OwnStyle | undefined;
  let conditional = 0;
  parseXml(bytes, {
    open(name, attributes) {
      const value = attribute(attributes, 'val') ?? '';
      // Properties of a table style for its first row and the like are not the style's own.
      if (name === 'tblStylePr') conditional++;
      if (conditional > 0) return;
      if (name === 'style') {
        const id = attribute(attributes, 'styleId') ?? '';
        const type = attribute(attributes, 'type');
        style = { name: id };
        own.set(id, style);
        if (type === 'paragraph' && isOn({ val: attribute(attributes, 'default') ?? '0' })) {
          defaultParagraph = id;
        }
      } else if (name === 'rPrDefault') style = defaults;
      else if (style) readProperty(style, name, value, isOn(attributes));
    },
    close(name) {
      if (name === 'tblStylePr') conditional--;
      else if (name === 'style' || name === 'rPrDefault') style = undefined;
    },
  });
  return { own, defaults, defaultParagraph };
}

function readProperty(style: OwnStyle, name: string, value: string, on: boolean): void {
  if (name === 'name') style.name = value;
  else if (name === 'basedOn') style.basedOn = value;
  else if (name === 'outlineLvl') style.outline = Number(value);
  else if (name === 'numId') style.numId = value;
  else if (name === 'ilvl') style.level = Number(value);
  else if (name === 'b') style.bold = on;
  else if (name === 'sz') style.size = Number(value) || 0;
  else if (name === 'vanish') style.hidden = on;
}
