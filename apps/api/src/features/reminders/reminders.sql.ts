import { MOST_REMINDERS_A_DAY, type Reminder } from '@netlik/contract/reminders';
import { type Executor, sql } from '../../db/database.ts';
import type { Idempotency } from '../../http/mount.ts';

const columns = sql`id as "_id", day as date, text, subject, is_done as "isDone"`;

export const listReminders = (db: Executor, userId: string, from: string, to: string) =>
  db.many<Reminder>(sql`
    select ${columns} from reminders where user_id = ${userId} and day between ${from} and ${to} order by day, id`);

/** One at a time and person, so that a day's limit and the morning's only notification hold. False: no such person any more. */
export const lockReminders = async (db: Executor, userId: string) =>
  (await db.run(sql`select id from users where id = ${userId} for no key update`)) === 1;

const room = (userId: string, day: string) => sql`
  (select count(*) from reminders where user_id = ${userId} and day = ${day}) < ${MOST_REMINDERS_A_DAY}`;

/** What an earlier call with the key has made. */
export const reminderByKey = (db: Executor, userId: string, key: string) =>
  db.maybe<Reminder & { bodyHash: string }>(sql`
    select ${columns}, body_hash as "bodyHash" from reminders where user_id = ${userId} and idempotency_key = ${key}`);

/** A write is repeated within days; a month later its key may be used again. */
export const forgetReminderKeys = (db: Executor, before: Date) =>
  db.run(sql`
    update reminders set idempotency_key = null, body_hash = null
    where idempotency_key is not null and created_at < ${before}`);

export type ReminderValues = Omit<Reminder, '_id'>;

/** Null when the day is full. */
export const insertReminder = (
  db: Executor,
  id: string,
  userId: string,
  { date, text, subject, isDone }: ReminderValues,
  now: Date,
  given: Idempotency | null = null,
) =>
  db.maybe<Reminder>(sql`
    insert into reminders (id, user_id, day, text, subject, is_done, idempotency_key, body_hash, created_at, updated_at)
    select ${id}::uuid, ${userId}::uuid, ${date}::date, ${text}, ${subject}, ${isDone}::boolean,
      ${given?.key ?? null}, ${given?.bodyHash ?? null}, ${now}::timestamptz, ${now}::timestamptz
    where ${room(userId, date)}
    returning ${columns}`);

export const reminderById = (db: Executor, userId: string, id: string) =>
  db.maybe<Reminder>(sql`select ${columns} from reminders where id = ${id} and user_id = ${userId}`);

/** Null when the day it moves to is full. One that moves is told of again on its new day. */
export const saveReminder = (
  db: Executor,
  userId: string,
  { _id, date, text, subject, isDone }: Reminder,
  now: Date,
) =>
  db.maybe<Reminder>(sql`
    update reminders set day = ${date}, text = ${text}, subject = ${subject}, is_done = ${isDone}, updated_at = ${now},
      notified_at = case when day = ${date} then notified_at end
    where id = ${_id} and user_id = ${userId} and (day = ${date} or ${room(userId, date)})
    returning ${columns}`);

export const deleteReminder = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from reminders where id = ${id} and user_id = ${userId}`);

/** The next people who have something open on the day, after the one named. */
export const peopleToRemind = async (db: Executor, day: string, after: string, limit: number) =>
  (
    await db.many<{ id: string }>(sql`
      select r.user_id as id from reminders r join users u on u.id = r.user_id
      where r.day = ${day} and not r.is_done and r.notified_at is null and r.user_id > ${after} and u.is_active
      group by r.user_id order by r.user_id limit ${limit}`)
  ).map(({ id }) => id);

/** Marks what a person is told of this morning, in the order it stands on the day; nothing when they were told already. */
export const takeMorning = (db: Executor, userId: string, day: string, morning: Date, now: Date) =>
  db.many<{ id: string; text: string }>(sql`
    with taken as (
      update reminders set notified_at = ${now}
      where user_id = ${userId} and day = ${day} and not is_done and notified_at is null and created_at < ${morning}
        and not exists (
          select from reminders told
          where told.user_id = ${userId} and told.day = ${day} and told.notified_at is not null)
      returning id, text)
    select id, text from taken order by id`);
