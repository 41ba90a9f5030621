import { createContext } from 'react';
import type { WriteCache } from './write-cache.ts';

type OpenCache = () => { cache: WriteCache; rollBack: () => void };

/** Absent on pages before the sign-in, which have no cache; `/login` does not load its code. */
export const OpenWriteCache = createContext<OpenCache | undefined>(undefined);
