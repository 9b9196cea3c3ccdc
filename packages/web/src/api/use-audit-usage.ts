import { ENDPOINTS } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from './read.ts';

const REFETCH_MS = 30_000;

export function useAuditUsage() {
  return useQuery({ ...read(ENDPOINTS.getAuditUsage), refetchInterval: REFETCH_MS });
}
