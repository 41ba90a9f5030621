import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';
import { type HabitRow, habitColumns } from './habits.sql.ts';

export const findPeopleToSettle = (db: Executor, until: StudyDay, after: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select distinct user_id as id from habits
    where status = 'active' and settled_until < ${until} and user_id > ${after} order by user_id limit ${limit}`);

export const findUnsettled = (db: Executor, userId: string, until: StudyDay) =>
  db.many<HabitRow>(sql`
    select ${habitColumns} from habits h
    where h.user_id = ${userId} and h.status = 'active' and h.settled_until < ${until} order by h.id`);

const isOpen = (today: StudyDay) => sql`
  h.status = 'active' and h.counts_from <= ${today}
  and exists (select from users u where u.id = h.user_id and u.is_active)
  and not exists (select from habit_logs l where l.habit_id = h.id and l.day = ${today})`;

type Minutes = { from: number; to: number };

export const findHabitsToRemind = (
  db: Executor,
  today: StudyDay,
  { from, to }: Minutes,
  after: string,
  limit: number,
) =>
  db.many<HabitRow>(sql`
    select ${habitColumns} from habits h
    where h.minute between ${from} and ${to} and (h.reminded_on is null or h.reminded_on < ${today})
      and h.id > ${after} and ${isOpen(today)}
    order by h.id limit ${limit}`);

/** 0 if another process was faster or the habit has changed. */
export const claimReminder = (db: Executor, id: string, today: StudyDay) =>
  db.run(sql`
    update habits h set reminded_on = ${today}
    where h.id = ${id} and (h.reminded_on is null or h.reminded_on < ${today}) and ${isOpen(today)}`);

export const findPeopleToCall = (
  db: Executor,
  today: StudyDay,
  before: number,
  after: string,
  limit: number,
) =>
  db.many<{ id: string }>(sql`
    select distinct h.user_id as id from habits h
    where h.minute <= ${before} and (h.called_on is null or h.called_on < ${today})
      and h.user_id > ${after} and ${isOpen(today)}
    order by h.user_id limit ${limit}`);

/** Also marks habits not due today, so that they are not checked again. */
export const claimLastReminders = (db: Executor, userId: string, today: StudyDay, before: number) =>
  db.many<HabitRow>(sql`
    update habits h set called_on = ${today}
    where h.user_id = ${userId} and h.minute <= ${before} and (h.called_on is null or h.called_on < ${today})
      and ${isOpen(today)}
    returning ${habitColumns}`);

export type ReachedHabit = HabitRow & { day: StudyDay };

/** Unsettled days with enough study for a habit, of these people or all. */
export const findReached = (
  db: Executor,
  today: StudyDay,
  people: readonly string[] | null,
  after: string,
  limit: number,
) => {
  const ofPeople = people ? sql`and h.user_id = any(${people}::uuid[])` : sql``;
  return db.many<ReachedHabit>(sql`
    select ${habitColumns}, d.day from habits h
    join study_days d on d.user_id = h.user_id and d.day > h.settled_until and d.day <= ${today}
    where h.status = 'active' and h.auto_kind is not null and h.id > ${after} ${ofPeople}
      and h.auto_target <= case h.auto_kind
        when 'study_minutes' then d.verified_seconds / 60 else d.correct + d.wrong end
      and not exists (select from habit_logs l where l.habit_id = h.id and l.day = d.day)
    order by h.id limit ${limit}`);
};
