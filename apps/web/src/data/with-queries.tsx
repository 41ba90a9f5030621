import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';
import { signedInWrites } from './writes/signed-in-writes.ts';
import { WriteEnvironment } from './writes/write-environment.ts';

const writes = signedInWrites(queryClient);

export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <WriteEnvironment value={writes}>{children}</WriteEnvironment>
  </QueryClientProvider>
);
