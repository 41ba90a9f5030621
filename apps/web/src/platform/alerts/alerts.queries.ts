import { type Alert, alerts } from '@netlik/contract/platform/alerts';
import { read } from '../../data/calls/read.ts';
import type { AlertPlace } from './alerts.texts.ts';

const REFETCH_MS = 5 * 60_000;

export const alertQueries = {
  /**
   * The server filters by role; admins can open the coach dashboard too, which shows the coaches' alerts
   * only.
   */
  active: (place: AlertPlace) => {
    const audience = place === 'coach-dashboard' ? ('coaches' as const) : undefined;
    return read(alerts.active, { query: { audience } }, { refetchInterval: REFETCH_MS });
  },
};

/** Hides an expired alert before the next refetch. */
export const hasEnded = ({ endsAt }: Alert, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;
