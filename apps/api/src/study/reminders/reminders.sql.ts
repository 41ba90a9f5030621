import { MAX_REMINDERS_A_DAY, type Reminder } from '@netlik/contract/study/reminders';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

const columns = sql`id as "_id", day as date, text, subject, is_done as "isDone"`;

export const findReminders = (db: Executor, userId: string, from: StudyDay, to: StudyDay) =>
  db.many<Reminder>(sql`
    select ${columns} from reminders where user_id = ${userId} and day between ${from} and ${to} order by day, id`);

const dayHasRoom = (userId: string, day: StudyDay) => sql`
  (select count(*) from reminders where user_id = ${userId} and day = ${day}) < ${MAX_REMINDERS_A_DAY}`;

export type ReminderValues = Omit<Reminder, '_id'>;

/** Null if the day is full. */
export const insertReminder = (
  db: Executor,
  id: string,
  userId: string,
  { date, text, subject, isDone }: ReminderValues,
  now: Date,
) =>
  db.maybe<Reminder>(sql`
    insert into reminders (id, user_id, day, text, subject, is_done, created_at, updated_at)
    select ${id}::uuid, ${userId}::uuid, ${date}::date, ${text}, ${subject}, ${isDone}::boolean,
      ${now}::timestamptz, ${now}::timestamptz
    where ${dayHasRoom(userId, date)}
    returning ${columns}`);

export const findReminder = (db: Executor, userId: string, id: string) =>
  db.maybe<Reminder>(sql`select ${columns} from reminders where id = ${id} and user_id = ${userId}`);

/** Null if the new day is full. A moved reminder is notified again on its new day. */
export const saveReminder = (
  db: Executor,
  userId: string,
  { _id, date, text, subject, isDone }: Reminder,
  now: Date,
) =>
  db.maybe<Reminder>(sql`
    update reminders set day = ${date}, text = ${text}, subject = ${subject}, is_done = ${isDone}, updated_at = ${now},
      notified_at = case when day = ${date} then notified_at end
    where id = ${_id} and user_id = ${userId} and (day = ${date} or ${dayHasRoom(userId, date)})
    returning ${columns}`);

export const deleteReminder = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from reminders where id = ${id} and user_id = ${userId}`);

export const findPeopleToRemind = (db: Executor, day: StudyDay, after: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select r.user_id as id from reminders r join users u on u.id = r.user_id
    where r.day = ${day} and not r.is_done and r.notified_at is null and r.user_id > ${after} and u.is_active
    group by r.user_id order by r.user_id limit ${limit}`);

/** Marks the day's open reminders as notified and returns them; none if already notified. */
export const claimTodaysReminders = (db: Executor, userId: string, day: StudyDay, morning: Date, now: Date) =>
  db.many<{ id: string; text: string }>(sql`
    with claimed as (
      update reminders set notified_at = ${now}
      where user_id = ${userId} and day = ${day} and not is_done and notified_at is null and created_at < ${morning}
        and not exists (
          select from reminders notified
          where notified.user_id = ${userId} and notified.day = ${day} and notified.notified_at is not null)
      returning id, text)
    select id, text from claimed order by id`);
