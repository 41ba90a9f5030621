import type { FirstRunAnswers } from '@netlik/contract/identity/first-run';
import { type Executor, sql } from '../../db/database.ts';

/** Changes nothing after the first run, and keeps a coach's goal. */
export const saveFirstRun = (
  db: Executor,
  userId: string,
  { grade, targetFieldType, targetYear }: FirstRunAnswers,
  weeklyGoalMinutes: number,
) =>
  db.run(sql`
    update users set first_run_due = false,
      grade = coalesce(${grade ?? null}, grade),
      target_field_type = coalesce(${targetFieldType ?? null}, target_field_type),
      target_year = coalesce(${targetYear ?? null}::int, target_year),
      weekly_goal_minutes = coalesce(weekly_goal_minutes, ${weeklyGoalMinutes})
    where id = ${userId} and first_run_due`);
