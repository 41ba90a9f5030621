import { type Executor, sql } from '../../db/database.ts';
import type { GoalRow } from './goal-row.ts';

/** Kept entries retain id and creation date. */
export const replaceGoals = async (db: Executor, userId: string, goals: readonly GoalRow[], now: Date) => {
  await db.run(sql`
    delete from target_universities
    where user_id = ${userId} and id <> all(${goals.map(({ id }) => id)}::uuid[])`);
  await db.run(sql`
    insert into target_universities as t (id, user_id, name, department, priority, image, programme_code, created_at)
    select id, ${userId}, name, department, priority, image, "programmeCode", ${now}
    from jsonb_to_recordset(${JSON.stringify(goals)}::jsonb)
      as r (id uuid, name text, department text, priority int, image text, "programmeCode" text)
    on conflict (id) do update set
      name = excluded.name, department = excluded.department, priority = excluded.priority, image = excluded.image,
      programme_code = excluded.programme_code
    where t.user_id = ${userId}`);
};

export const findGoalIds = async (db: Executor, userId: string) =>
  (await db.many<{ id: string }>(sql`select id from target_universities where user_id = ${userId}`)).map(
    ({ id }) => id,
  );

/** Own uploads among the paths, locked against the clean-up job. */
export const lockOwnPaths = async (db: Executor, userId: string, paths: readonly string[]) =>
  (
    await db.many<{ path: string }>(sql`
      select path from files where owner_id = ${userId} and path = any(${paths as string[]}::text[])
      order by path for share`)
  ).map(({ path }) => path);
