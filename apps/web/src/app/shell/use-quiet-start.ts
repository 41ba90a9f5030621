import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quietTime } from '../../live/quiet-time.ts';

const LOOK_MS = 100;

/** Bell, live channel and the person's own row wait until the opened page has its answers. */
export const useQuietStart = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const looking = setInterval(() => {
      if (queries.isFetching() > 0) return;
      clearInterval(looking);
      quietTime.begin();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [queries]);
};
