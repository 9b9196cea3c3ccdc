/**
 * Characters that are no part of the words: soft hyphens, zero-width spaces and joiners,
 * direction marks, byte order marks. They come from layout programs and would break every comparison.
 * The joiners U+200C and U+200D stay: Persian and Indic words need them.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffb]/g;

/** Private use: pictures from symbol fonts, and letters of fonts that do not say what they are. */
const PRIVATE = /[\ue000-\uf8ff]/g;

/** C0 and C1 controls except tab, line feed and our own page mark. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000d-\u001f\u007f-\u009f]/g;

const SPACES = /[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Latin ligatures, which NFC leaves alone: a person who searches for "confidential" types f and i. */
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Text on one line: spaces single, no line feeds. */
export const tidyLine = (text: string): string => tidyLines(text).replace(/ *\n */g, ' ');

/** Text with its line feeds, each line trimmed and none of them empty. */
export const tidyLines = (text: string): string =>
  cleanCharacters(text)
    .replace(SPACES, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .replace(/^[ \n]+|[ \n]+$/g, '');

/** Drops what nobody sees and spells out ligatures. Line feeds, spaces and page marks stay. */
export const cleanCharacters = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(PRIVATE, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature);
