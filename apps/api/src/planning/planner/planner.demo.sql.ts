import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

/** The planner fills this week instead of a template. */
export const emptyWeek = (db: Executor, userId: string, weekStart: StudyDay) =>
  db.run(sql`delete from weekly_entries where user_id = ${userId} and week_start = ${weekStart}`);

export const markDone = async (db: Executor, ids: readonly string[]): Promise<void> => {
  await db.run(sql`update weekly_entries set is_completed = true where id = any(${ids}::uuid[])`);
  await db.run(sql`update daily_plan_subjects set choice = 'completed' where id = any(${ids}::uuid[])`);
};
