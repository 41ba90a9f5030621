import type { CoachGroup, CoachGroupForm } from '@netlik/contract/coaching/coach-groups';
import { isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const isTheirs = (viewer: StudentViewer): Sql =>
  sql`u.role = 'student' and (${viewer.role} = 'admin' or ${isCoachedBy(viewer, sql`u`)})`;

const groups = (viewer: StudentViewer, where: Sql): Sql => sql`
  select g.id as "_id", g.name, g.colour, array(
    select m.student_id from coach_group_students m join users u on u.id = m.student_id
    where m.group_id = g.id and ${isTheirs(viewer)} order by m.student_id) as "studentIds"
  from coach_groups g where g.user_id = ${viewer.id} and ${where}
  order by g.name collate "tr-x-icu", g.id`;

export const findGroups = (db: Executor, viewer: StudentViewer) =>
  db.many<CoachGroup>(groups(viewer, sql`true`));

export const findGroup = (db: Executor, viewer: StudentViewer, id: string) =>
  db.maybe<CoachGroup>(groups(viewer, sql`g.id = ${id}`));

/** 0 at the limit. */
export const insertGroup = (
  db: Executor,
  { id, userId, most }: { id: string; userId: string; most: number },
  { name, colour }: CoachGroupForm,
  now: Date,
) =>
  db.run(sql`
    insert into coach_groups (id, user_id, name, colour, created_at)
    select ${id}, ${userId}, ${name}, ${colour}, ${now}
    where (select count(*) from coach_groups where user_id = ${userId}) < ${most}`);

export const saveGroup = (db: Executor, userId: string, id: string, { name, colour }: CoachGroupForm) =>
  db.run(
    sql`update coach_groups set name = ${name}, colour = ${colour} where id = ${id} and user_id = ${userId}`,
  );

export const deleteGroup = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from coach_groups where id = ${id} and user_id = ${userId}`);

export const lockGroup = async (tx: Executor, userId: string, id: string) =>
  (await tx.run(sql`select from coach_groups where id = ${id} and user_id = ${userId} for update`)) === 1;

/** Locked, so that no student leaves the coach before joining the group. */
export const lockStudentsOf = (tx: Executor, viewer: StudentViewer, ids: readonly string[]) =>
  tx.run(sql`
    select from users u where u.id = any(${ids}::uuid[]) and ${isTheirs(viewer)} order by u.id for no key update`);

export const saveGroupStudents = (tx: Executor, groupId: string, ids: readonly string[]) =>
  tx.run(sql`
    with gone as (
      delete from coach_group_students where group_id = ${groupId} and student_id <> all(${ids}::uuid[]))
    insert into coach_group_students (group_id, student_id) select ${groupId}, unnest(${ids}::uuid[])
    on conflict do nothing`);
