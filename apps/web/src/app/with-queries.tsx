import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CachedQueries } from '../writes/cached-queries.ts';
import { queryClient } from './query-client.ts';

/** Whatever is inside reads the server's data from the app's cache. */
export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <CachedQueries value={queryClient}>{children}</CachedQueries>
  </QueryClientProvider>
);
