import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export const findProgramDays = (db: Executor, studentIds: readonly string[], from: StudyDay, to: StudyDay) =>
  db.many<{ studentId: string; day: StudyDay }>(sql`
    select user_id as "studentId", day from daily_plans
    where user_id = any(${studentIds}::uuid[]) and source = 'coach' and status <> 'archived' and day between ${from} and ${to}`);
