import { useSyncExternalStore } from 'react';

/** An atom of nanostores, or an engine that exposes one. */
type Store<Value> = { get: () => Value; listen: (listener: () => void) => () => void };

export const useStore = <Value>({ listen, get }: Store<Value>): Value =>
  useSyncExternalStore(listen, get, get);
