import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { restored } from './restored.ts';

/** The oldest reply that is on the screen, in milliseconds; null when nothing of a page is. */
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

/** How old what is on the screen is, and whether some of it came from this device instead of the server. */
export const useShownSince = (): { since: number | null; isRestored: boolean } => {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [queries.getQueryCache().subscribe(listener), restored.subscribe(listener)];
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
