import { type Executor, sql } from '../db/database.ts';

export const insertDemoAssignments = (db: Executor, now: Date) =>
  db.run(sql`
    insert into coach_assignments (id, user_id, coach_id, assigned_at)
    select gen_random_uuid(), id, coach_id, ${now}::timestamptz - interval '90 days' from users
    where role = 'student' and coach_id is not null and is_demo`);
