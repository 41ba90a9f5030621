import type { EventBody } from '@netlik/contract/platform/events';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { deleteOldEvents, insertEvents } from './events.sql.ts';

const DAY_MS = 86_400_000;
const RETENTION_MS = 90 * DAY_MS;

/** Only the path is stored, because query and fragment may contain secrets or searches. */
const withoutQuery = (address: string | null | undefined) => address?.split(/[?#]/, 1)[0] || null;

/** A device's clock may be wrong by years; then the arrival time is used. */
const momentOf = (ts: EventBody['ts'], now: Date): Date => {
  if (ts === undefined) return now;
  const given = new Date(ts);
  return Math.abs(now.getTime() - given.getTime()) < 7 * DAY_MS ? given : now;
};

export const recordEvents = async (
  { db, clock }: Deps,
  actor: Actor,
  body: EventBody | EventBody[],
): Promise<null> => {
  // Requires the KVKK notice, and for minors the guardian's confirmation.
  if (actor.consent !== 'given') return null;
  const now = clock.now();
  const rows = [body].flat().map(({ event, path, referrer, meta, ts }) => ({
    id: newId(),
    event,
    path: withoutQuery(path),
    referrer: withoutQuery(referrer),
    meta: meta ?? null,
    happened_at: momentOf(ts, now).toISOString(),
  }));
  await insertEvents(db, actor.id, rows, now);
  return null;
};

export const sweepOldEvents = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  await deleteOldEvents(db, new Date(clock.now().getTime() - RETENTION_MS));
};

export const eventJobs = (deps: Deps) =>
  deps.jobs.define('events.sweep', () => sweepOldEvents(deps), { cron: '30 4 * * *' });
