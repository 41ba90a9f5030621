import { type Executor, sql } from '../../db/database.ts';

export const findCoachId = (db: Executor, studentId: string) =>
  db.maybe<{ coachId: string }>(
    sql`select coach_id as "coachId" from users where id = ${studentId} and coach_id is not null`,
  );
