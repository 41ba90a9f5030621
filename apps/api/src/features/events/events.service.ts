import type { EventBody } from '@netlik/contract/events';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { insertEvents, sweepEvents } from './events.sql.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 90 * DAY_MS;

/** A query or a fragment may carry a secret or a search: only the place is kept. */
const place = (address: string | null | undefined) => address?.split(/[?#]/, 1)[0] || null;

/** A phone's clock may be wrong by years; then the moment it arrived is the better guess. */
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
  const now = clock.now();
  const rows = [body].flat().map(({ event, path, referrer, meta, ts }) => ({
    id: newId(),
    event,
    path: place(path),
    referrer: place(referrer),
    meta: meta ?? null,
    happened_at: momentOf(ts, now).toISOString(),
  }));
  await insertEvents(db, actor.id, rows, now);
  return null;
};

export const sweepOldEvents = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  await sweepEvents(db, new Date(clock.now().getTime() - KEPT_MS));
};

export const eventJobs = (deps: Deps) =>
  deps.jobs.define('events.sweep', () => sweepOldEvents(deps), { cron: '30 4 * * *' });
