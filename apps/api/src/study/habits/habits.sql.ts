import type { HabitAuto, HabitLog, HabitStatus } from '@netlik/contract/study/habits';
import type { HabitOutcome, HabitRecord } from '@netlik/domain/study/habits/record';
import { minuteOfDay } from '@netlik/domain/study/habits/schedule';
import type { HabitRecurrence } from '@netlik/domain/study/habits/values';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type StoredLog = { day: StudyDay; status: HabitOutcome; completedAt: string | null };

export type HabitRow = HabitRecord & {
  id: string;
  userId: string;
  name: string;
  status: HabitStatus;
  minute: number;
  recurrence: HabitRecurrence;
  anchorDay: StudyDay;
  autoKind: HabitAuto['kind'] | null;
  autoTarget: number | null;
  countsFrom: StudyDay;
  settledUntil: StudyDay;
  createdAt: string;
  logs: StoredLog[];
};

export const habitColumns = sql`h.id, h.user_id as "userId", h.name, h.status, h.minute, h.recurrence,
  h.anchor_day as "anchorDay", h.auto_kind as "autoKind", h.auto_target as "autoTarget",
  h.counts_from as "countsFrom", h.settled_until as "settledUntil", h.streak, h.best_streak as "bestStreak",
  h.strength, h.decided, h.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('day', l.day, 'status', l.status, 'completedAt', l.completed_at)), '[]')
    from habit_logs l where l.habit_id = h.id and l.day > h.settled_until) as logs`;

export const findHabits = (db: Executor, userId: string) =>
  db.many<HabitRow>(sql`
    select ${habitColumns} from habits h where h.user_id = ${userId} order by h.minute, h.id`);

/** SQL fragment for other features: active habits of `u` as JSON. */
export const activeHabitsOfUser = sql`
  select coalesce(json_agg(own order by own.minute, own.id), '[]') from (
    select ${habitColumns} from habits h where h.user_id = u.id and h.status = 'active') own`;

export const findHabit = (db: Executor, userId: string, id: string) =>
  db.maybe<HabitRow>(sql`select ${habitColumns} from habits h where h.id = ${id} and h.user_id = ${userId}`);

export const countHabits = (db: Executor, userId: string) =>
  db.one<{ open: number; all: number }>(sql`
    select count(*) filter (where status <> 'archived')::int as open, count(*)::int as all
    from habits where user_id = ${userId}`);

export const insertHabit = (db: Executor, row: Omit<HabitRow, 'logs' | 'createdAt'>, now: Date) =>
  db.run(sql`
    insert into habits (id, user_id, name, status, minute, recurrence, anchor_day, auto_kind, auto_target,
      counts_from, settled_until, streak, best_streak, strength, decided, created_at, updated_at)
    values (${row.id}, ${row.userId}, ${row.name}, ${row.status}, ${row.minute}, ${row.recurrence}, ${row.anchorDay},
      ${row.autoKind}, ${row.autoTarget}, ${row.countsFrom}, ${row.settledUntil}, ${row.streak}, ${row.bestStreak},
      ${row.strength}, ${row.decided}, ${now}, ${now})`);

/** All columns but the owner; a habit moved to a later hour is reminded of again. */
export const saveHabit = (db: Executor, row: HabitRow, now: Date) => {
  const isToCome = row.minute > minuteOfDay(now);
  return db.run(sql`
    update habits set name = ${row.name}, status = ${row.status}, minute = ${row.minute},
      recurrence = ${row.recurrence}, anchor_day = ${row.anchorDay}, auto_kind = ${row.autoKind},
      auto_target = ${row.autoTarget}, counts_from = ${row.countsFrom}, settled_until = ${row.settledUntil},
      streak = ${row.streak}, best_streak = ${row.bestStreak}, strength = ${row.strength}, decided = ${row.decided},
      reminded_on = case when ${isToCome} and minute <> ${row.minute} then null else reminded_on end,
      updated_at = ${now}
    where id = ${row.id} and user_id = ${row.userId}`);
};

type NewLog = { day: StudyDay; status: HabitOutcome; completedAt: Date | null };

/** 0 if the day already has a log. */
export const insertHabitLog = (db: Executor, { id, userId }: Pick<HabitRow, 'id' | 'userId'>, log: NewLog) =>
  db.run(sql`
    insert into habit_logs (habit_id, user_id, day, status, completed_at)
    values (${id}, ${userId}, ${log.day}, ${log.status}, ${log.completedAt}) on conflict do nothing`);

export const insertHabitLogs = (
  db: Executor,
  { id, userId }: Pick<HabitRow, 'id' | 'userId'>,
  logs: readonly NewLog[],
) =>
  db.run(sql`
    insert into habit_logs (habit_id, user_id, day, status, completed_at)
    select ${id}::uuid, ${userId}::uuid, * from unnest(
      ${logs.map(({ day }) => day)}::date[], ${logs.map(({ status }) => status)}::text[],
      ${logs.map(({ completedAt }) => completedAt)}::timestamptz[]) on conflict do nothing`);

/** 0 if nothing was pressed on that day. */
export const deletePress = (db: Executor, userId: string, habitId: string, day: StudyDay) =>
  db.run(sql`
    delete from habit_logs where habit_id = ${habitId} and user_id = ${userId} and day = ${day}
      and status in ('done', 'late', 'skipped')`);

export const findHabitLogs = (
  db: Executor,
  userId: string,
  { from, to, habitId }: { from: StudyDay; to: StudyDay; habitId: string | null },
) => {
  const ofHabit = habitId ? sql`and habit_id = ${habitId}` : sql``;
  return db.many<HabitLog>(sql`
    select day as date, status, habit_id as "habitRoutineId", completed_at as "completedAt"
    from habit_logs where user_id = ${userId} and day between ${from} and ${to} ${ofHabit} order by day, habit_id`);
};
