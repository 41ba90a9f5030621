import { isCoachedBy } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

/** Locks a coach who can take students until commit, so that a suspension waits. */
export const lockCoach = (tx: Executor, id: string) =>
  tx.maybe<{ name: string }>(sql`
    select trim(first_name || ' ' || last_name) as name from users
    where id = ${id} and role = 'coach' and is_active and email_verified_at is not null for share`);

export const isCoach = async (tx: Executor, id: string) =>
  (await tx.run(sql`select from users where id = ${id} and role = 'coach'`)) === 1;

export const lockStudentsOf = (tx: Executor, coachId: string, now: Date) =>
  tx.many<{ _id: string }>(sql`
    select id as "_id" from users
    where ${isCoachedBy({ id: coachId, at: now })} and role = 'student' order by id for no key update`);

export const assignStudents = async (
  tx: Executor,
  studentIds: readonly string[],
  { coachId, byId }: { coachId: string; byId: string },
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    with ungrouped as (delete from coach_group_students where student_id = any(${studentIds}::uuid[]))
    update coach_assignments set ended_at = ${now} where user_id = any(${studentIds}::uuid[]) and ended_at is null`);
  await tx.run(sql`update users set coach_id = ${coachId} where id = any(${studentIds}::uuid[])`);
  await tx.run(sql`
    insert into coach_assignments (id, user_id, coach_id, assigned_at, by_id)
    select given.id, given.user_id, ${coachId}, ${now}, ${byId}
    from unnest(${studentIds.map(() => newId())}::uuid[], ${studentIds}::uuid[]) as given (id, user_id)`);
};
