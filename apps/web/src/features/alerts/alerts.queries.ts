import { type Alert, alerts } from '@netlik/contract/alerts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { AlertPlace } from './alerts.texts.ts';

const REFETCH_MS = 5 * 60_000;

export const alertQueries = {
  all: ['alerts'] as const,
  /** The server filters by role; admins can open the coach dashboard too, which shows the coaches' alerts only. */
  active: (place: AlertPlace) => {
    const audience = place === 'coach-dashboard' ? ('coaches' as const) : undefined;
    return queryOptions({
      queryKey: [...alertQueries.all, 'active', audience ?? 'mine'],
      queryFn: ({ signal }) => call(alerts.active, { query: { audience } }, signal),
      refetchInterval: REFETCH_MS,
    });
  },
};

/** Hides an expired alert before the next refetch. */
export const hasEnded = ({ endsAt }: Alert, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;
