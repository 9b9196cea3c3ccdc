import { SaxesParser } from 'saxes';
import * as failures from '../failures.ts';
import { LIMITS } from '../limits.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What a reader of one part wants to hear. Names come without their namespace prefix. */
export interface XmlListener {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

/**
 * Streams a part through a listener. A document type declaration is refused as such: Office writes
 * none, and entities, external or nested, exist only through one.
 * @throws Unreadable with FILE_DAMAGED or FILE_TOO_COMPLEX
 */
export function parseXml(bytes: Uint8Array, listener: XmlListener): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw failures.damaged('The file declares XML entities, which no Office program writes.');
  });
  parser.on('error', () => {
    throw failures.damaged();
  });
  parser.on('opentag', (tag) => {
    if (++depth > LIMITS.xmlDepth) throw failures.tooComplex('The file is nested too deeply.');
    listener.open(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth--;
    listener.close(localName(tag.name));
  });
  if (listener.text) {
    parser.on('text', (text) => listener.text?.(text));
    parser.on('cdata', (text) => listener.text?.(text));
  }

  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parser.write(decode(decoder, bytes.subarray(at, at + CHUNK), at + CHUNK < bytes.length));
  }
  parser.close();
}

const CHUNK = 64 * 1024;

/** The value of an attribute whatever prefix the file gives it: `w:val`, `val`. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[`w:${name}`] ?? attributes[name];

/** An on-off property: present means on, unless its value says otherwise (ECMA-376 17.17.4). */
export const isOn = (attributes: Attributes): boolean =>
  !['0', 'false', 'off', 'none'].includes(attribute(attributes, 'val') ?? 'true');

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decode(
  decoder: InstanceType<typeof TextDecoder>,
  chunk: Uint8Array,
  more: boolean,
): string {
  try {
    return decoder.decode(chunk, { stream: more });
  } catch {
    throw failures.damaged();
  }
}
