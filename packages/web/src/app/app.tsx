import { ENDPOINTS } from '@lintel/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../api/query-client.ts';
import { keyOf } from '../api/read.ts';
import { useStoredLogin } from '../api/session/session.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ROUTES } from './routes.tsx';

/** The same for everyone, and on screen while someone signs in. */
const [CONFIG] = keyOf(ENDPOINTS.getConfig);

export function App() {
  const [router] = useState(() => createBrowserRouter(ROUTES));
  const [client] = useState(createQueryClient);
  useForgetting(client);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Answers are kept for one session: who signs in next never sees what the last person read. */
function useForgetting(client: QueryClient): void {
  const token = useStoredLogin()?.token;
  const last = useRef(token);
  // Not a layout effect: what has just left the screen must have let go of its answers by then,
  // or they would be asked for again.
  useEffect(() => {
    if (last.current === token) return;
    last.current = token;
    client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== CONFIG });
  }, [client, token]);
}
