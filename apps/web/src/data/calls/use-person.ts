import type { Person } from '@netlik/contract/identity/person';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

const person = (): Person | null => session.get()?.user ?? null;

/** The signed-in person, or null; updates with the other tabs. */
export const usePerson = (): Person | null => useSyncExternalStore(session.subscribe, person, person);
