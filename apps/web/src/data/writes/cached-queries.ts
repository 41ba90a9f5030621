import { createContext } from 'react';
import type { WriteCache } from './write-cache.ts';

type OpenCache = () => { cache: WriteCache; rollBack: () => void };

/** How a write changes what is cached. Pages before the sign-in have no cache, and `/login` does not load its code. */
export const OpenWriteCache = createContext<OpenCache | undefined>(undefined);
