import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, offset } from './values.ts';

/** 10 MiB; one byte more is refused. */
export const MAX_UPLOAD_BYTES = 10_485_760;

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export const mediaType = z.enum([MEDIA_TYPES.pdf, MEDIA_TYPES.docx, MEDIA_TYPES.txt]);
export type MediaType = z.infer<typeof mediaType>;

export const documentSummary = z.object({
  id,
  originalName: z.string(),
  mediaType,
  /** Bytes of the uploaded file. */
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  uploadedAt: instant,
  /** Pages of a PDF; absent for files that have none. */
  pages: z.int().positive().optional(),
  /** Words of the extracted text. */
  words: z.int().nonnegative(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

export const document = documentSummary.extend({
  /** Plain text with light Markdown; every offset of a result points into it. */
  extractedText: z.string(),
  paragraphs: z.array(
    z.object({
      n: z.int().positive(),
      start: offset,
      end: offset,
      /** What the reader took it for; plain text may have headings without a mark. */
      role: z.enum(['heading', 'text', 'item', 'row']).optional(),
      page: z.int().positive().optional(),
    }),
  ),
  /** Things the reader could not take over (a page that failed, an image without text), in sentences. */
  readingNotes: z.array(z.string()),
});
export type Document = z.infer<typeof document>;

export const uploadDocument = defineEndpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Upload a policy; it is read at once, and refused with a reason when it cannot be',
  upload: true,
  answer: document,
});

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/documents',
  summary: 'Documents of the account, newest first',
  answer: z.array(documentSummary),
});

export const getDocument = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id',
  summary: 'One document with its text',
  params: z.object({ id }),
  answer: document,
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/:id',
  summary: 'Delete a document, its file and its analyses',
  params: z.object({ id }),
  answer: z.object({ ok: z.literal(true) }),
});

export const getOriginal = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:id/original',
  summary: 'The uploaded file, byte for byte',
  params: z.object({ id }),
  answerKind: 'file',
});
