/**
 * Text as a database can keep it: without the character zero and without half a surrogate pair.
 * Each is replaced by one character, so that no offset moves.
 */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '\ufffd').toWellFormed();
