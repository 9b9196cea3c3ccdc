import { ENDPOINTS } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from './read.ts';

export function useFrameworks() {
  return useQuery(read(ENDPOINTS.listFrameworks));
}
