import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../api/query-client.ts';
import { useStoredLogin } from '../api/session/session.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ROUTES } from './routes.tsx';

export function App() {
  const [router] = useState(() => createBrowserRouter(ROUTES));
  const client = useSessionClient();
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Answers are kept for one session: who signs in next never sees what the last person read. */
function useSessionClient() {
  const token = useStoredLogin()?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token means a new, empty client
  return useMemo(createQueryClient, [token]);
}
