import { ENDPOINTS } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from './read.ts';

/** The result of a completed analysis; idle while `id` is null. */
export function useResults(id: string | null) {
  return useQuery({ ...read(ENDPOINTS.getResults, { id: id ?? 'none' }), enabled: id !== null });
}
