import type { Topic } from '@netlik/contract/topics';
import { closeStale, isStale } from '@netlik/domain/study/study-runs/run';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { lockStudy, planRollUp, type StudyTotals } from '../study-days/study-days.service.ts';
import { findDay } from '../study-days/study-days.sql.ts';
import { endRun, endRunAsNew } from '../study-days/study-write.sql.ts';
import { sumsOf } from '../study-sessions/session-row.ts';
import { clockOf, notifyRunChanged, sessionOf } from './run-clock.ts';
import { findStaleRuns, lockRun, type RunRow } from './study-runs.sql.ts';

/** Ends a run without recent ticks; its verified time becomes a session the student can correct. */
export const closeRun = async (
  deps: Pick<Deps, 'live' | 'events'>,
  tx: Transaction,
  totals: StudyTotals,
  run: RunRow,
  now: Date,
): Promise<void> => {
  const { userId } = totals;
  const session = closeStale(clockOf(run)) && sessionOf(run, {});
  const end = { userId, run, status: 'closed', sessionId: session?.id ?? null, stop: null, now } as const;
  if (session) {
    const day = await findDay(tx, userId, session.day);
    const change = await planRollUp(tx, totals, session.day, day, sumsOf(session));
    await endRunAsNew(tx, end, { userId, row: session, idempotency: null, now }, change);
    await deps.live.notifyInTransaction(tx, userId, 'changed', ['study-sessions'] satisfies Topic[]);
  } else await endRun(tx, end);
  await notifyRunChanged(deps, tx, userId, { event: 'closed', runId: run.id });
};

/** Checked again under the lock, because a device may have returned or another server been faster. */
const closeIfStale = (deps: Deps, userId: string, id: string) =>
  deps.db.transaction(async (tx) => {
    const totals = await lockStudy(tx, userId);
    const run = await lockRun(tx, userId, id);
    const now = deps.clock.now();
    if (run?.status !== 'running' || !isStale(clockOf(run), now.getTime())) return;
    await closeRun(deps, tx, totals, run, now);
  });

export const closeStaleRuns = (deps: Deps): Promise<number> => {
  const now = deps.clock.now();
  return inBatches(
    (after, limit) => findStaleRuns(deps.db, now, after, limit),
    ({ id, userId }) => closeIfStale(deps, userId, id),
  );
};
