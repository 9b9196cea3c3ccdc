import { ENDPOINTS, MEDIA_TYPES } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { mountFile } from '../http/mount-file.ts';
import { mountUpload } from '../http/mount-upload.ts';
import { deleteDocument } from './delete-document.ts';
import { getDocument } from './get-document.ts';
import { getOriginal } from './get-original.ts';
import { presentDocument, presentSummary } from './present-document.ts';
import { type UploadNeeds, uploadDocument } from './upload-document.ts';

export function documentRoutes(app: FastifyInstance, needs: UploadNeeds): void {
  mountUpload(app, ENDPOINTS.uploadDocument, async ({ scope, file }) => {
    const { document, outline } = await uploadDocument(scope, file, needs);
    return presentDocument(document, outline);
  });

  mount(app, ENDPOINTS.listDocuments, async ({ scope }) =>
    (await needs.documents.list(scope)).map(presentSummary),
  );

  mount(app, ENDPOINTS.getDocument, async ({ scope, params }) => {
    const { document, outline } = await getDocument(scope, params.id, needs);
    return presentDocument(document, outline);
  });

  mount(app, ENDPOINTS.deleteDocument, async ({ scope, params }) => {
    await deleteDocument(scope, params.id, needs);
    return { ok: true as const };
  });

  mountFile(app, ENDPOINTS.getOriginal, async ({ scope, params }) => {
    const { document, bytes } = await getOriginal(scope, params.id, needs);
    return { bytes, mediaType: MEDIA_TYPES[document.format], name: document.originalName };
  });
}
