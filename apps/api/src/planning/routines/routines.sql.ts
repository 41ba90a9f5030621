import type { DailyTemplate } from '@netlik/contract/planning/routines';
import type { WeekEntry } from '@netlik/domain/planning/routines/week';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export const findTemplate = (db: Executor, userId: string) =>
  db.maybe<DailyTemplate>(
    sql`select title, blocks, version from routine_templates where user_id = ${userId}`,
  );

/** Null if it has changed since `version`. */
export const saveTemplate = (
  db: Executor,
  userId: string,
  { title, blocks, version = null }: Omit<DailyTemplate, 'version'> & { version?: number | null | undefined },
  now: Date,
) =>
  db.maybe<DailyTemplate>(sql`
    insert into routine_templates (user_id, title, blocks, updated_at)
    values (${userId}, ${title}, ${JSON.stringify(blocks)}::jsonb, ${now})
    on conflict (user_id) do update set title = excluded.title, blocks = excluded.blocks, updated_at = excluded.updated_at,
      version = routine_templates.version + 1
      where ${version}::int is null or routine_templates.version = ${version}
    returning title, blocks, version`);

export type WeekRow = {
  id: string;
  weekStart: StudyDay;
  entries: WeekEntry[];
  replaced: WeekEntry[] | null;
};

const columns = sql`id, week_start as "weekStart", entries, replaced_entries as replaced`;

export const findWeek = (db: Executor, userId: string, weekStart: StudyDay) =>
  db.maybe<WeekRow>(sql`
    select ${columns} from weekly_routines where user_id = ${userId} and week_start = ${weekStart}`);

export const lockWeekOf = (db: Executor, id: string, userId: string, weekStart: StudyDay, now: Date) =>
  db.one<WeekRow>(sql`
    insert into weekly_routines (id, user_id, week_start, entries, updated_at)
    values (${id}, ${userId}, ${weekStart}, '[]'::jsonb, ${now})
    on conflict (user_id, week_start) do update set updated_at = weekly_routines.updated_at
    returning ${columns}`);

export const lockWeek = (db: Executor, userId: string, id: string) =>
  db.maybe<WeekRow>(
    sql`select ${columns} from weekly_routines where id = ${id} and user_id = ${userId} for update`,
  );

export const saveWeek = (db: Executor, { id, entries, replaced }: WeekRow, now: Date) =>
  db.run(sql`
    update weekly_routines set entries = ${JSON.stringify(entries)}::jsonb,
      replaced_entries = ${replaced && JSON.stringify(replaced)}::jsonb, updated_at = ${now}
    where id = ${id}`);
