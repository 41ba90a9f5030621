import { closeStale, isStale } from '@netlik/domain/study/study-runs/run';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockStudy, planRollUp, type StudyTotals } from '../study-days/study-days.service.ts';
import { dayOf } from '../study-days/study-days.sql.ts';
import { endRun, endRunAsNew } from '../study-days/study-write.sql.ts';
import { sumsOf } from '../study-sessions/session-row.ts';
import { clockOf, sessionOf, tellRun } from './run-clock.ts';
import { lockRun, type RunRow, staleRuns } from './study-runs.sql.ts';

const BATCH = 200;

/** Ends a run nobody reported about: what the server saw of it becomes a session that waits for its student. */
export const closeRun = async (
  deps: Pick<Deps, 'live'>,
  tx: Transaction,
  totals: StudyTotals,
  run: RunRow,
  now: Date,
): Promise<void> => {
  const { userId } = totals;
  const session = closeStale(clockOf(run)) && sessionOf(run, {});
  const end = { userId, run, status: 'closed', sessionId: session?.id ?? null, stop: null, now } as const;
  if (session) {
    const day = await dayOf(tx, userId, session.day);
    const change = await planRollUp(tx, totals, session.day, day, sumsOf(session));
    await endRunAsNew(tx, end, { userId, row: session, idempotency: null, now }, change);
  } else await endRun(tx, end);
  await tellRun(deps, tx, userId, { event: 'closed', runId: run.id });
};

/** Looked at again under the lock: a device may have come back meanwhile, or another server been faster. */
const closeIfStill = (deps: Deps, userId: string, id: string) =>
  deps.db.transaction(async (tx) => {
    const totals = await lockStudy(tx, userId);
    const run = await lockRun(tx, userId, id);
    const now = deps.clock.now();
    if (run?.status !== 'running' || !isStale(clockOf(run), now.getTime())) return;
    await closeRun(deps, tx, totals, run, now);
  });

export const closeStaleRuns = async (deps: Deps): Promise<number> => {
  const found = await staleRuns(deps.db, deps.clock.now(), BATCH);
  for (const { id, userId } of found) await closeIfStill(deps, userId, id);
  return found.length === BATCH ? BATCH + (await closeStaleRuns(deps)) : found.length;
};
