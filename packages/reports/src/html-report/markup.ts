/** HTML that is safe to print: made by `html` alone, so that no text gets in unescaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

export type Printable = string | number | Markup | readonly Printable[] | null | undefined | false;

/** `html\`<p>${text}</p>\``: texts and numbers are escaped, markup and lists of it are taken as they are. */
export function html(parts: TemplateStringsArray, ...values: readonly Printable[]): Markup {
  return new Markup(parts.reduce((whole, part, i) => whole + print(values[i - 1]) + part));
}

function print(value: Printable): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(print).join('');
  return escapeText(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  // Control characters are no characters of HTML; a file name or a quote may hold them.
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ' '));
}
