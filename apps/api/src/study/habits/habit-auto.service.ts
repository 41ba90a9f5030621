import { isScheduled } from '@netlik/domain/study/habits/schedule';
import { studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { publishHabitEvent } from './habit-events.ts';
import { recordOf, scheduleOf } from './habit-row.ts';
import { findHabit, insertHabitLog } from './habits.sql.ts';
import { findReached, type ReachedHabit } from './habits-due.sql.ts';

const complete = (deps: Deps, { id, userId, day }: ReachedHabit) =>
  deps.db.transaction(async (tx) => {
    if (!(await lockOwner(tx, userId))) return;
    const row = await findHabit(tx, userId, id);
    if (row?.status !== 'active' || day <= row.settledUntil) return;
    const now = deps.clock.now();
    if ((await insertHabitLog(tx, row, { day, status: 'auto', completedAt: now })) === 0) return;
    const logs = [...row.logs, { day, status: 'auto' as const, completedAt: now.toISOString() }];
    const today = studyDay(now);
    const { streak } = recordOf({ ...row, logs }, today);
    // Pages apply completed habits to today only, so earlier days must be refetched.
    if (day === today)
      await publishHabitEvent(deps, tx, userId, 'habit_completed', { habitId: id, status: 'auto', streak });
    else await publishHabitEvent(deps, tx, userId, 'habit_routines_list', {});
    await deps.live.notifyInTransaction(tx, userId, 'changed', ['habits']);
    deps.events.publishChange(tx, { topics: ['habits'], people: [userId] });
  });

/** Completes habits that study has reached, for these people or all, including unsettled earlier days. */
export const completeReached = async (deps: Deps, people: readonly string[] | null): Promise<void> => {
  const { db, clock } = deps;
  const today = studyDay(clock.now());
  await inBatches(
    (after, limit) => findReached(db, today, people, after, limit),
    async (reached) => {
      if (isScheduled(scheduleOf(reached), reached.day)) await complete(deps, reached);
    },
  );
};
