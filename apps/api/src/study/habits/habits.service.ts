import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import {
  type HabitLog,
  type HabitRoutine,
  type HabitStatus,
  type habits,
  MAX_HABITS,
  MAX_HABITS_EVER,
  MAX_LOG_DAYS,
  type NewHabit,
} from '@netlik/contract/study/habits';
import { EMPTY_RECORD } from '@netlik/domain/study/habits/record';
import { firstCountedDay, minuteOf, pressedStatus } from '@netlik/domain/study/habits/schedule';
import { addDays, daysBetween, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { refuseBadRange, refuseFarDay, ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { publishHabitEvent } from './habit-events.ts';
import { isDue, presentHabit, recordOf, scheduleOf, settlementOf, settleRow } from './habit-row.ts';
import {
  countHabits,
  deletePress,
  findHabit,
  findHabitLogs,
  findHabits,
  type HabitRow,
  insertHabit,
  insertHabitLog,
  saveHabit,
} from './habits.sql.ts';

export { presentHabit } from './habit-row.ts';
export { activeHabitsOfUser, type HabitRow } from './habits.sql.ts';

export const listHabits = async ({ db, clock }: Deps, actor: Actor) => {
  const today = studyDay(clock.now());
  return (await findHabits(db, actor.id)).map((row) => presentHabit(row, today));
};

const refuseTooMany = async (tx: Transaction, userId: string, added: number) => {
  const { open, all } = await countHabits(tx, userId);
  if (open >= MAX_HABITS || all + added > MAX_HABITS_EVER) throw new AppError('habit.too_many');
};

const refusePastDay = ({ recurrence, date }: NewHabit['schedule'], today: StudyDay) => {
  if (date === undefined) return;
  refuseFarDay(date, today, 'schedule.date');
  if (recurrence === 'once' && date < today) throw ruleBroken('schedule.date', 'Geçmiş bir gün seçilemez');
};

export const createHabit = (
  deps: Deps,
  actor: Actor,
  { name, schedule, auto = null }: NewHabit,
): Promise<HabitRoutine> => {
  const now = deps.clock.now();
  const today = studyDay(now);
  refusePastDay(schedule, today);
  const row: HabitRow = {
    ...EMPTY_RECORD,
    id: newId(now.getTime()),
    userId: actor.id,
    name,
    status: 'active',
    minute: minuteOf(schedule.timeStart),
    recurrence: schedule.recurrence,
    anchorDay: schedule.date ?? today,
    autoKind: auto?.kind ?? null,
    autoTarget: auto?.target ?? null,
    countsFrom: today,
    settledUntil: addDays(today, -1),
    createdAt: now.toISOString(),
    logs: [],
  };
  row.countsFrom = firstCountedDay(scheduleOf(row), now);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    await refuseTooMany(tx, actor.id, 1);
    await insertHabit(tx, row, now);
    await publishHabitEvent(deps, tx, actor.id, 'habit_routines_list', {});
    return presentHabit(row, today);
  });
};

type Held = { tx: Transaction; row: HabitRow; today: StudyDay; now: Date };

/** Serialises writes per person and returns the changed habit. */
const changeHabit = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  change: (held: Held) => Promise<HabitRow>,
) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const row = requireRow(await findHabit(tx, actor.id, id), 'habit.not_found');
    const now = clock.now();
    const today = studyDay(now);
    return presentHabit(await change({ tx, row, today, now }), today);
  });

export const updateHabit = (
  deps: Deps,
  actor: Actor,
  id: string,
  { name, schedule, auto }: BodyOf<typeof habits.update>,
) =>
  changeHabit(deps, actor, id, async ({ tx, row, today, now }) => {
    const { recurrence } = schedule;
    const begun = recurrence === row.recurrence ? row.anchorDay : today;
    const anchorDay = schedule.date ?? begun;
    const moved = recurrence !== row.recurrence || anchorDay !== row.anchorDay;
    if (moved) refusePastDay(schedule, today);
    const settled = await settleRow(tx, row, today, now);
    const after: HabitRow = {
      ...settled,
      name,
      minute: minuteOf(schedule.timeStart),
      recurrence,
      anchorDay,
      ...(auto === undefined ? {} : { autoKind: auto?.kind ?? null, autoTarget: auto?.target ?? null }),
    };
    if (moved) after.countsFrom = firstCountedDay(scheduleOf(after), now);
    await saveHabit(tx, after, now);
    await publishHabitEvent(deps, tx, actor.id, 'habit_routines_list', {});
    return after;
  });

export const logHabit = (deps: Deps, actor: Actor, id: string, { action, at }: BodyOf<typeof habits.log>) =>
  changeHabit(deps, actor, id, async ({ tx, row, today, now: sentAt }) => {
    const now = at === undefined ? sentAt : new Date(Math.min(Date.parse(at), sentAt.getTime()));
    // Days other than today are already settled.
    if (studyDay(now) !== today) throw new AppError('habit.not_pending');
    const others = row.logs.filter(({ day }) => day !== today);
    if (action === 'undo') {
      if ((await deletePress(tx, actor.id, id, today)) === 0) throw new AppError('habit.not_pending');
      await publishHabitEvent(deps, tx, actor.id, 'habit_routines_list', {});
      return { ...row, logs: others };
    }
    if (!isDue(row, today)) throw new AppError('habit.not_pending');
    const status = action === 'skip' ? 'skipped' : pressedStatus(scheduleOf(row), now);
    if ((await insertHabitLog(tx, row, { day: today, status, completedAt: now })) === 0)
      throw new AppError('habit.not_pending');
    const after: HabitRow = {
      ...row,
      logs: [...others, { day: today, status, completedAt: now.toISOString() }],
    };
    if (status === 'skipped') await publishHabitEvent(deps, tx, actor.id, 'habit_routines_list', {});
    else {
      const { streak } = recordOf(after, today);
      await publishHabitEvent(deps, tx, actor.id, 'habit_completed', { habitId: id, status, streak });
    }
    return after;
  });

/** Paused days are not missed, so earlier ones are settled first and counting restarts on activation. */
export const setHabitStatus = (deps: Deps, actor: Actor, id: string, status: HabitStatus) =>
  changeHabit(deps, actor, id, async ({ tx, row, today, now }) => {
    if (row.status === status) return row;
    if (row.status === 'archived' && status === 'paused') throw new AppError('habit.archived');
    if (row.status === 'archived') await refuseTooMany(tx, actor.id, 0);
    const settled = await settleRow(tx, row, today, now);
    const after: HabitRow = { ...settled, status };
    if (status === 'active' && settled.countsFrom < today)
      after.countsFrom = firstCountedDay(scheduleOf(row), now);
    await saveHabit(tx, after, now);
    await publishHabitEvent(deps, tx, actor.id, 'habit_routines_list', {});
    return after;
  });

const SIX_DAYS_BACK = -5;

export const listHabitLogs = async (
  { db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof habits.logs>,
): Promise<HabitLog[]> => {
  const today = studyDay(clock.now());
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, SIX_DAYS_BACK);
  const habitId = query.habitId ?? null;
  refuseBadRange(from, to);
  if (!habitId && daysBetween(from, to) >= MAX_LOG_DAYS)
    throw ruleBroken('to', `Alışkanlık seçmeden en fazla ${MAX_LOG_DAYS} gün istenebilir`);
  const rows = (await findHabits(db, actor.id)).filter(({ id }) => habitId === null || id === habitId);
  if (habitId && rows.length === 0) throw new AppError('habit.not_found');
  const stored = await findHabitLogs(db, actor.id, { from, to, habitId });
  // Includes results the job has not written yet.
  const open = rows.flatMap((row) => {
    const ofHabit = { habitRoutineId: row.id, completedAt: null };
    const missed = settlementOf(row, today).missed.map((date) => ({
      ...ofHabit,
      date,
      status: 'missed' as const,
    }));
    const isPending = isDue(row, today) && !row.logs.some(({ day }) => day === today);
    return isPending ? [...missed, { ...ofHabit, date: today, status: 'pending' as const }] : missed;
  });
  return [...stored, ...open.filter(({ date }) => date >= from && date <= to)].toSorted((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  );
};
