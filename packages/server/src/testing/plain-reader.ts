import type { DocumentReader } from '../documents/document-reader.ts';

/** Reads text files; refuses one that is empty, as the real reader does. A form feed begins a page. */
export const plainReader: DocumentReader = {
  read: async ({ bytes }) => {
    const pages = new TextDecoder().decode(bytes).split('\f');
    const text = pages.join('');
    if (text.trim() === '') {
      return { ok: false, code: 'FILE_EMPTY', message: 'The file is empty. Choose another.' };
    }
    let start = 0;
    const pageStarts = pages.map((page) => {
      start += page.length;
      return start - page.length;
    });
    return {
      ok: true,
      format: 'txt',
      text,
      pageStarts: pages.length > 1 ? pageStarts : [],
      notes: [],
    };
  },
};
