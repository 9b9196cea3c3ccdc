import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../api/query-client.ts';
import { Toaster } from '../ui/toast/toaster.tsx';

/** Opens an address of the given routes, as a browser would; tells where the visitor ends up. */
export function visit(
  address: string | { pathname: string; state: unknown },
  routes: RouteObject[],
): { path: () => string; state: () => unknown; back: () => Promise<void> } {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    path: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state,
    back: () => router.navigate(-1),
  };
}
