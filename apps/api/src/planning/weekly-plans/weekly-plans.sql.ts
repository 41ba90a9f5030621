import type { WeeklyEntry, WeeklyPlan } from '@netlik/contract/planning/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

const columns = sql`
  id as "_id", day::int, subject, type, topic, custom_title as "customTitle", suggestion, notes,
  case when is_completed then 'completed' else 'pending' end as status, position::int as "order"`;

export type StoredEntry = WeeklyEntry & { carriedFrom: string | null };

export const findEntries = (db: Executor, userId: string, weekStart: StudyDay) =>
  db.many<StoredEntry>(sql`
    select ${columns}, carried_from as "carriedFrom" from weekly_entries
    where user_id = ${userId} and week_start = ${weekStart} order by day, position, id`);

export const findWeekState = (db: Executor, userId: string, weekStart: StudyDay, weekBefore: StudyDay) =>
  db.one<Pick<WeeklyPlan, 'leftLastWeek' | 'undo'>>(sql`
    select
      (select count(*)::int from weekly_entries old
        where old.user_id = ${userId} and old.week_start = ${weekBefore} and not old.is_completed
        and not exists (select from weekly_entries new where new.user_id = ${userId}
          and new.week_start = ${weekStart} and new.carried_from = old.id)) as "leftLastWeek",
      (select json_build_object('reason', reason, 'at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from weekly_plan_undos where user_id = ${userId} and week_start = ${weekStart}) as undo`);

export const insertEntries = async (
  db: Executor,
  userId: string,
  weekStart: StudyDay,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> => {
  if (entries.length === 0) return;
  await db.run(sql`
    insert into weekly_entries (id, user_id, week_start, day, position, subject, type, topic, custom_title,
      suggestion, notes, is_completed, carried_from, created_at, updated_at)
    select "_id", ${userId}, ${weekStart}, day, "order", subject, type, topic, "customTitle",
      suggestion, notes, status = 'completed', "carriedFrom", ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given ("_id" uuid, day int, "order" int, subject text,
      type text, topic text, "customTitle" text, suggestion text, notes text, status text, "carriedFrom" uuid)`);
};

export const saveEntry = (db: Executor, userId: string, entry: WeeklyEntry, now: Date) =>
  db.run(sql`
    update weekly_entries set subject = ${entry.subject}, type = ${entry.type}, topic = ${entry.topic},
      custom_title = ${entry.customTitle}, notes = ${entry.notes}, is_completed = ${entry.status === 'completed'},
      updated_at = ${now}
    where id = ${entry._id} and user_id = ${userId}`);

export const savePlaces = (db: Executor, userId: string, entries: readonly WeeklyEntry[], now: Date) =>
  db.run(sql`
    update weekly_entries set day = given.day, position = given.position, updated_at = ${now}
    from unnest(${entries.map(({ _id }) => _id)}::uuid[], ${entries.map(({ day }) => day)}::int[],
      ${entries.map(({ order }) => order)}::int[]) as given (id, day, position)
    where weekly_entries.id = given.id and user_id = ${userId}
      and (weekly_entries.day, weekly_entries.position) is distinct from (given.day, given.position)`);

export const deleteEntry = (db: Executor, userId: string, weekStart: StudyDay, id: string) =>
  db.run(
    sql`delete from weekly_entries where id = ${id} and user_id = ${userId} and week_start = ${weekStart}`,
  );

export const deleteEntries = (db: Executor, userId: string, weekStart: StudyDay) =>
  db.run(sql`delete from weekly_entries where user_id = ${userId} and week_start = ${weekStart}`);

export const deleteEntriesById = (db: Executor, userId: string, ids: readonly string[]) =>
  db.run(sql`delete from weekly_entries where user_id = ${userId} and id = any(${ids}::uuid[])`);

export const saveUndo = (
  db: Executor,
  userId: string,
  weekStart: StudyDay,
  { reason, entries, now }: { reason: string; entries: readonly StoredEntry[]; now: Date },
) =>
  db.run(sql`
    insert into weekly_plan_undos (user_id, week_start, reason, entries, created_at)
    values (${userId}, ${weekStart}, ${reason}, ${JSON.stringify(entries)}, ${now})
    on conflict (user_id, week_start) do update
      set reason = excluded.reason, entries = excluded.entries, created_at = excluded.created_at`);

export const takeUndo = (db: Executor, userId: string, weekStart: StudyDay) =>
  db.maybe<{ entries: StoredEntry[] }>(sql`
    delete from weekly_plan_undos where user_id = ${userId} and week_start = ${weekStart} returning entries`);
