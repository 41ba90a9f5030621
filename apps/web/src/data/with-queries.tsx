import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';
import { OpenWriteCache } from './writes/cached-queries.ts';
import { openWriteCache } from './writes/write-cache.ts';

const openCache = () => openWriteCache(queryClient);

export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <OpenWriteCache value={openCache}>{children}</OpenWriteCache>
  </QueryClientProvider>
);
