import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { firstLoad } from './first-load-done.ts';

const POLL_MS = 100;

/** Marks the first load done when no query is fetching; bell, live channel and profile wait for it. */
export const useMarkFirstLoadDone = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (queries.isFetching() > 0) return;
      clearInterval(timer);
      firstLoad.markDone();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [queries]);
};
