import type { AssignableStudent } from '@netlik/contract/coach/admin-coaches';
import type { Assignee } from '@netlik/domain/coach/assign-refusal';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { isFree } from './free-student.ts';

const assigneeColumns = sql`
  u.id as "_id", coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
  u.coach_id as "coachId", u.tier, u.is_active as "isActive", u.email_verified_at is not null as "isVerified",
  u.consent_at is not null as "hasConsent", u.birth_year as "birthYear",
  u.guardian_confirmed_at is not null as "isGuardianConfirmed"`;

export type AssigneeRow = Assignee & { _id: string; name: string };
export type ListedAssignee = AssigneeRow & Omit<AssignableStudent, 'refusal'>;

export type AssigneeFilter = {
  folded: string | null;
  coachId: string | null;
  onlyFree: boolean;
  today: StudyDay;
};

const matching = ({ folded, coachId, onlyFree, today }: AssigneeFilter): Sql => sql`
  u.role = 'student' and (${coachId}::uuid is null or u.coach_id = ${coachId}::uuid)
  and (${folded}::text is null or position(${folded} in u.name_folded) > 0 or position(${folded} in u.email) > 0)
  and (not ${onlyFree}::boolean or (${isFree(today)}))`;

export const findAssignees = (
  db: Executor,
  filter: AssigneeFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db.many<ListedAssignee>(sql`
    select ${assigneeColumns}, u.email, u.avatar, u.grade, u.city,
      (select trim(c.first_name || ' ' || c.last_name) from users c where c.id = u.coach_id) as "coachName"
    from users u where ${matching(filter)}
    order by u.first_name collate "tr-x-icu", u.last_name collate "tr-x-icu", u.id
    limit ${limit} offset ${offset}`);

export const countAssignees = async (db: Executor, filter: AssigneeFilter): Promise<number> =>
  (await db.one<{ total: number }>(sql`select count(*)::int as total from users u where ${matching(filter)}`))
    .total;

/** A coach who can take students; held until the end, so that nobody suspends them meanwhile. */
export const lockCoach = (tx: Executor, id: string) =>
  tx.maybe<{ name: string }>(sql`
    select trim(first_name || ' ' || last_name) as name from users
    where id = ${id} and role = 'coach' and is_active and email_verified_at is not null for share`);

export const isCoach = async (tx: Executor, id: string) =>
  (await tx.run(sql`select from users where id = ${id} and role = 'coach'`)) === 1;

/** In one order, so that two admins who choose the same students wait instead of blocking each other. */
export const lockAssignees = (tx: Executor, ids: readonly string[]) =>
  tx.many<AssigneeRow>(sql`
    select ${assigneeColumns} from users u where u.id = any(${ids}::uuid[]) and u.role = 'student'
    order by u.id for no key update`);

export const lockStudentsOf = (tx: Executor, coachId: string) =>
  tx.many<{ _id: string }>(sql`
    select id as "_id" from users where coach_id = ${coachId} and role = 'student' order by id for no key update`);

/** Ends what was and begins what is, for students locked before. */
export const giveStudents = async (
  tx: Executor,
  studentIds: readonly string[],
  { coachId, byId }: { coachId: string; byId: string },
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    update coach_assignments set ended_at = ${now} where user_id = any(${studentIds}::uuid[]) and ended_at is null`);
  await tx.run(sql`update users set coach_id = ${coachId} where id = any(${studentIds}::uuid[])`);
  await tx.run(sql`
    insert into coach_assignments (id, user_id, coach_id, assigned_at, by_id)
    select given.id, given.user_id, ${coachId}, ${now}, ${byId}
    from unnest(${studentIds.map(() => newId())}::uuid[], ${studentIds}::uuid[]) as given (id, user_id)`);
};
