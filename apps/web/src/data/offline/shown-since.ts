import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { restored } from './restored.ts';

/** The time of the oldest reply on the screen in milliseconds; null if the screen shows none. */
export const shownSince = (queries: QueryClient): number | null => {
  const times = queries
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ meta, state }) => meta?.shows !== undefined && state.data !== undefined,
    })
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
};

const hasRestored = (queries: QueryClient): boolean =>
  queries.getQueryCache().findAll({ type: 'active', predicate: ({ queryHash }) => restored.has(queryHash) })
    .length > 0;

/** The age of the data on the screen, and whether some of it comes from this device instead of the server. */
export const useShownSince = (): { since: number | null; isRestored: boolean } => {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [queries.getQueryCache().subscribe(listener), restored.listen(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [queries],
  );
  const since = useSyncExternalStore(subscribe, () => shownSince(queries));
  const isRestored = useSyncExternalStore(subscribe, () => hasRestored(queries));
  return { since, isRestored };
};
