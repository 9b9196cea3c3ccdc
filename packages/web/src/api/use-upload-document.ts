import { type Document, ENDPOINTS } from '@lintel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { keyOf } from './read.ts';

/** Sends one file; the answer is the document as it was read. */
export function useUploadDocument() {
  const client = useQueryClient();
  return useMutation<Document, Error, File>({
    mutationFn: (file) => call(ENDPOINTS.uploadDocument, { file }),
    onSuccess: (document) => {
      client.setQueryData(keyOf(ENDPOINTS.getDocument, { id: document.id }), document);
      return client.invalidateQueries({ queryKey: keyOf(ENDPOINTS.listDocuments), exact: true });
    },
  });
}
