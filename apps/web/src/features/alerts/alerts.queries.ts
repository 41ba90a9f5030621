import { type Alert, alerts } from '@netlik/contract/alerts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { AlertPlace } from './alerts.texts.ts';

const AGAIN_MS = 5 * 60_000;

export const alertQueries = {
  all: ['alerts'] as const,
  /** The server knows who is asking; a coach's dashboard, which admins open too, asks for the coaches' alone. */
  active: (place: AlertPlace) => {
    const audience = place === 'coach-dashboard' ? ('coaches' as const) : undefined;
    return queryOptions({
      queryKey: [...alertQueries.all, 'active', audience ?? 'mine'],
      queryFn: ({ signal }) => call(alerts.active, { query: { audience } }, signal),
      refetchInterval: AGAIN_MS,
    });
  },
};

/** An alert ends on an open page too, though the next answer is minutes away. */
export const isOver = ({ endsAt }: Alert, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;
