import type { Person } from '@netlik/contract/identity/person';
import { useStore } from '../use-store.ts';
import { session } from './session.ts';

const personStore = { get: (): Person | null => session.get()?.user ?? null, listen: session.listen };

export const usePerson = (): Person | null => useStore(personStore);
