import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The cache that optimistic writes change. A context of our own: TanStack's would be loaded by `/login`, which has none. */
export const CachedQueries = createContext<QueryClient | undefined>(undefined);
