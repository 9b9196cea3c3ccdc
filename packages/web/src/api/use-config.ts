import { ENDPOINTS } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from './read.ts';

export function useConfig() {
  return useQuery(read(ENDPOINTS.getConfig));
}
