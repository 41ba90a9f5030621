import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import type { PlanTier, Role } from '@netlik/domain/roles';
import { studyDay } from '@netlik/domain/study-day';
import { type Sql, sql } from './sql.ts';

/** Whose eyes students are chosen for, and at which moment. */
export type StudentViewer = { id: string; role: Role; at: Date };

const users = sql`users`;

/** Premium that has lapsed ends coaching at that moment; the job only tidies up after it. */
export const isCoachingOn = (at: Date, user: Sql = users): Sql =>
  sql`(${user}.premium_until is null or ${user}.premium_until > ${at})`;

export const isCoachedBy = (coach: { id: string; at: Date }, user: Sql = users): Sql =>
  sql`(${user}.coach_id = ${coach.id} and ${isCoachingOn(coach.at, user)})`;

/** The coach at that moment. */
export const coachAt = (at: Date, user: Sql = users): Sql =>
  sql`case when ${isCoachingOn(at, user)} then ${user}.coach_id end`;

/** In the viewer's own group; everybody without one. */
export const isInGroup = (viewer: { id: string }, group: string | null, user: Sql = users): Sql =>
  group === null
    ? sql`true`
    : sql`exists (select from coach_group_students m join coach_groups g on g.id = m.group_id
        where g.id = ${group} and g.user_id = ${viewer.id} and m.student_id = ${user}.id)`;

/** The active students `u` of a view: a coach's own, for an admin all or those of one coach; one's group narrows them. */
export const isShownStudent = (
  viewer: StudentViewer,
  coachId: string | null,
  group: string | null = null,
): Sql => sql`
  u.role = 'student' and u.is_active and (${viewer.role} = 'admin' or ${isCoachedBy(viewer, sql`u`)})
  and (${coachId}::uuid is null or ${isCoachedBy({ id: coachId ?? viewer.id, at: viewer.at }, sql`u`)})
  and ${isInGroup(viewer, group, sql`u`)}`;

const free: PlanTier = 'free';

/** The tier at that moment. */
export const tierAt = (at: Date, user: Sql = users): Sql =>
  sql`case when ${isCoachingOn(at, user)} then ${user}.tier else ${free} end`;

/** The student `u` allowed the present coach to write to parents, and a minor's guardian knows of the account. */
export const isReportAllowed = (now: Date): Sql => sql`(
  exists (select from parent_report_permissions r where r.user_id = u.id and r.coach_id = ${coachAt(now, sql`u`)})
  and (u.guardian_confirmed_at is not null or u.birth_year <= ${lastAdultBirthYear(studyDay(now))}))`;
