import { QueryClient } from '@tanstack/react-query';
import { readQuery } from './read.ts';

/**
 * Reads are neither retried nor refetched behind the reader's back; what changed is invalidated.
 * A browser that believes to be offline tries all the same: the server may be this machine, and a
 * call that waits in silence for a network looks like one that hangs.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery({ on401: 'throw' }),
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
