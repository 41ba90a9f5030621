import type { Person } from '@netlik/contract/identity/person';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

const person = (): Person | null => session.get()?.user ?? null;

export const usePerson = (): Person | null => useSyncExternalStore(session.subscribe, person, person);
