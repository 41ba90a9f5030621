import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import type { PlanTier, Role } from '@netlik/domain/roles';
import { studyDay } from '@netlik/domain/study-day';
import { type Sql, sql } from './sql.ts';

/** The viewer and the time at which coaching is evaluated. */
export type StudentViewer = { id: string; role: Role; at: Date };

const users = sql`users`;

/** Lapsed premium ends coaching at once; the job only cleans up later. */
export const isCoachingOn = (at: Date, user: Sql = users): Sql =>
  sql`(${user}.premium_until is null or ${user}.premium_until > ${at})`;

export const isCoachedBy = (coach: { id: string; at: Date }, user: Sql = users): Sql =>
  sql`(${user}.coach_id = ${coach.id} and ${isCoachingOn(coach.at, user)})`;

export const coachAt = (at: Date, user: Sql = users): Sql =>
  sql`case when ${isCoachingOn(at, user)} then ${user}.coach_id end`;

/** Members of the viewer's group; everybody if no group is given. */
export const isInGroup = (viewer: { id: string }, group: string | null, user: Sql = users): Sql =>
  group === null
    ? sql`true`
    : sql`exists (select from coach_group_students m join coach_groups g on g.id = m.group_id
        where g.id = ${group} and g.user_id = ${viewer.id} and m.student_id = ${user}.id)`;

/**
 * Active students `u` of a view: a coach's own, or for an admin all or those of one coach, optionally
 * narrowed to a group.
 */
export const isShownStudent = (
  viewer: StudentViewer,
  coachId: string | null,
  group: string | null = null,
): Sql => sql`
  u.role = 'student' and u.is_active and (${viewer.role} = 'admin' or ${isCoachedBy(viewer, sql`u`)})
  and (${coachId}::uuid is null or ${isCoachedBy({ id: coachId ?? viewer.id, at: viewer.at }, sql`u`)})
  and ${isInGroup(viewer, group, sql`u`)}`;

const free: PlanTier = 'free';

export const tierAt = (at: Date, user: Sql = users): Sql =>
  sql`case when ${isCoachingOn(at, user)} then ${user}.tier else ${free} end`;

/** True if student `u` allows the coach to write to parents and, for minors, the guardian has confirmed. */
export const isReportAllowed = (now: Date): Sql => sql`(
  exists (select from parent_report_permissions r where r.user_id = u.id and r.coach_id = ${coachAt(now, sql`u`)})
  and (u.guardian_confirmed_at is not null or u.birth_year <= ${lastAdultBirthYear(studyDay(now))}))`;
