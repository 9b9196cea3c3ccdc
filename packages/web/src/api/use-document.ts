import { ENDPOINTS } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from './read.ts';

/** The document with its text; idle while `id` is null. */
export function useDocument(id: string | null) {
  return useQuery({ ...read(ENDPOINTS.getDocument, { id: id ?? 'none' }), enabled: id !== null });
}
