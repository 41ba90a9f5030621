import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hideUntilSent } from './outbox/hidden-rows.ts';
import { sendOrEnqueue } from './outbox/outbox.ts';
import { queryClient } from './query-client.ts';
import { openWriteCache } from './writes/write-cache.ts';
import { WriteEnvironment } from './writes/write-environment.ts';

export const writesTo = (queries: QueryClient): WriteEnvironment => ({
  openCache: () => openWriteCache(queries),
  sendOrEnqueue,
  hideUntilSent,
});

const writes = writesTo(queryClient);

export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <WriteEnvironment value={writes}>{children}</WriteEnvironment>
  </QueryClientProvider>
);
