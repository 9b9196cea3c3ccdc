import { PRODUCT_NAME } from '@lintel/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <h1 className="type-page">{PRODUCT_NAME}</h1>
    </QueryClientProvider>
  );
}
