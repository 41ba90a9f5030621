import type { AssignableStudent } from '@netlik/contract/coaching/admin-coaches';
import type { CoachStudent, coachStudentSorts, FoundStudent } from '@netlik/contract/coaching/coach-students';
import type { Assignee } from '@netlik/domain/coaching/assign-refusal';
import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import { DEFAULT_WEEKLY_GOAL_MINUTES } from '@netlik/domain/identity/weekly-goal';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import {
  coachAt,
  isCoachedBy,
  isCoachingOn,
  isInGroup,
  type StudentViewer,
  tierAt,
} from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type StudentFilter = {
  viewer: StudentViewer;
  coachId: string | null;
  group: string | null;
  folded: string | null;
};

const matching = ({ viewer, coachId, group, folded }: StudentFilter): Sql => sql`
  u.role = 'student' and (${viewer.role} = 'admin' or ${isCoachedBy(viewer, sql`u`)})
  and (${coachId}::uuid is null or ${isCoachedBy({ id: coachId ?? viewer.id, at: viewer.at }, sql`u`)})
  and ${isInGroup(viewer, group, sql`u`)}
  and (${folded}::text is null or position(${folded} in u.name_folded) > 0 or position(${folded} in u.email) > 0)`;

/** Last study activity from the running timer or the last session, not the last visit. */
export const lastStudy = sql`coalesce((
  select r.last_seen_at from study_runs r where r.user_id = u.id and r.status = 'running'), (
  select s.started_at + s.seconds * interval '1 second' from study_sessions s
  where s.user_id = u.id order by s.started_at desc, s.id desc limit 1))`;

const weekSeconds = (monday: StudyDay, today: StudyDay): Sql => sql`
  coalesce((select sum(d.seconds) from study_days d
    where d.user_id = u.id and d.day between ${monday} and ${today}), 0)::int`;

export const goal = sql`coalesce(u.weekly_goal_minutes, ${DEFAULT_WEEKLY_GOAL_MINUTES}::int)`;

type Sort = (typeof coachStudentSorts)[number];
const sorts: Record<Sort, (week: Sql) => Sql> = {
  name: () => sql`u.first_name collate "tr-x-icu"`,
  lastActivity: () => sql`"lastActivity"`,
  activePlans: () => sql`"activePlansCount"`,
  // Relative to the student's own goal, not in absolute time.
  weekTime: (week) => sql`${week} / greatest(1, ${goal})::float8`,
};

export type StudentRow = Omit<CoachStudent, 'fullName' | 'weekMinutes'> & { weekSeconds: number };

export const findStudents = (
  db: Executor,
  filter: StudentFilter,
  {
    sort,
    order,
    today,
    monday,
    limit,
    offset,
  }: { sort: Sort; order: 'asc' | 'desc'; today: StudyDay; monday: StudyDay; limit: number; offset: number },
) => {
  const direction = order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  // measured: a subquery in the select list runs only for the page's rows, a join for all students.
  const week = weekSeconds(monday, today);
  return db.many<StudentRow>(sql`
    select u.id as "_id", u.first_name as "firstName", u.last_name as "lastName", u.email, u.avatar, u.grade,
      ${lastStudy} as "lastActivity", u.is_active as "isActive",
      (select count(*)::int from daily_plans p
        where p.user_id = u.id and p.day >= ${today} and p.status = 'active') as "activePlansCount",
      ${week} as "weekSeconds", ${goal} as "weeklyGoalMinutes",
      exists (select from study_runs r where r.user_id = u.id and r.status = 'running'
        and r.metadata ->> 'state' is distinct from 'paused') as "isWorking"
    from users u where ${matching(filter)}
    order by ${sorts[sort](week)} ${direction}, u.last_name collate "tr-x-icu", u.id
    limit ${limit} offset ${offset}`);
};

/** Only the coach's own students, which an index on the coach finds. */
export const searchCoachedStudents = (db: Executor, coach: StudentViewer, folded: string, limit: number) =>
  db.many<Pick<StudentRow, '_id' | 'firstName' | 'lastName' | 'grade'>>(sql`
    select u.id as "_id", u.first_name as "firstName", u.last_name as "lastName", u.grade
    from users u where u.role = 'student' and u.is_active and ${isCoachedBy(coach, sql`u`)}
      and position(${folded} in u.name_folded) > 0
    order by u.first_name collate "tr-x-icu", u.last_name collate "tr-x-icu", u.id limit ${limit}`);

export const countStudents = async (db: Executor, filter: StudentFilter): Promise<number> =>
  (await db.one<{ total: number }>(sql`select count(*)::int as total from users u where ${matching(filter)}`))
    .total;

/**
 * Premium students with `coachAccess`, without a coach and, if minors, with their guardian's confirmation.
 */
const isFree = (now: Date): Sql => sql`
  u.role = 'student' and u.tier = 'premium' and ${isCoachingOn(now, sql`u`)} and coalesce((u.entitlements ->> 'coachAccess')::boolean, true)
  and u.is_active and u.email_verified_at is not null
  and u.consent_at is not null and u.coach_id is null
  and (u.guardian_confirmed_at is not null or u.birth_year <= ${lastAdultBirthYear(studyDay(now))})`;

export const searchFreeStudents = (db: Executor, folded: string, limit: number, now: Date) =>
  db.many<FoundStudent>(sql`
    select u.id as "_id", trim(u.first_name || ' ' || coalesce(nullif(left(u.last_name, 1), '') || '.', '')) as name,
      u.avatar, u.grade, u.city
    from users u where position(' ' || ${folded} in ' ' || u.name_folded) > 0 and ${isFree(now)}
    order by u.first_name collate "tr-x-icu", u.id limit ${limit}`);

export type StudentFigures = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  avatar: string | null;
  grade: string | null;
  city: string;
  coachId: string | null;
  targetYear: number | null;
  targetFieldType: string | null;
  weeklyGoalMinutes: number | null;
  lastActivity: string | null;
  isActive: boolean;
  seconds: number;
  sessions: number;
  streakUntil: StudyDay | null;
  streakDays: number;
  weekSeconds: number;
};

export const findStudentFigures = (db: Executor, id: string, monday: StudyDay, today: StudyDay) =>
  db.maybe<StudentFigures>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.avatar, u.grade, u.city,
      u.coach_id as "coachId", u.target_year as "targetYear", u.target_field_type as "targetFieldType",
      u.weekly_goal_minutes as "weeklyGoalMinutes",
      ${lastStudy} as "lastActivity", u.is_active as "isActive",
      coalesce(t.seconds, 0) as seconds, coalesce(t.sessions, 0) as sessions, t.streak_until as "streakUntil",
      coalesce(t.streak_days, 0) as "streakDays",
      ${weekSeconds(monday, today)} as "weekSeconds"
    from users u left join study_totals t on t.user_id = u.id where u.id = ${id}`);

export const findWeeklyGoal = async (db: Executor, id: string) =>
  (
    await db.one<{ minutes: number | null }>(sql`
      select weekly_goal_minutes as minutes from users where id = ${id}`)
  ).minutes;

export const saveWeeklyGoal = (db: Executor, id: string, minutes: number) =>
  db.run(sql`update users set weekly_goal_minutes = ${minutes} where id = ${id}`);

export const canGetCoach = async (db: Executor, studentId: string, now: Date) =>
  (await db.run(sql`select from users u where u.id = ${studentId} and ${isFree(now)}`)) === 1;

/** True if an unassignable student already has a coach; null for an unknown user. */
export const findTaken = (db: Executor, studentId: string, now: Date) =>
  db.maybe<{ coachId: string | null }>(sql`
    select ${coachAt(now)} as "coachId" from users where id = ${studentId} and role = 'student'`);

const assigneeColumns = (now: Date): Sql => sql`
  u.id as "_id", coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
  ${coachAt(now, sql`u`)} as "coachId", ${tierAt(now, sql`u`)} as tier, u.is_active as "isActive", u.email_verified_at is not null as "isVerified",
  u.consent_at is not null as "hasConsent", u.birth_year as "birthYear",
  u.guardian_confirmed_at is not null as "isGuardianConfirmed"`;

export type AssigneeRow = Assignee & { _id: string; name: string };
export type ListedAssignee = AssigneeRow & Omit<AssignableStudent, 'refusal'>;

export type AssigneeFilter = {
  folded: string | null;
  coachId: string | null;
  onlyFree: boolean;
  now: Date;
};

const matchingAssignees = ({ folded, coachId, onlyFree, now }: AssigneeFilter): Sql => sql`
  u.role = 'student' and (${coachId}::uuid is null or ${coachAt(now, sql`u`)} = ${coachId}::uuid)
  and (${folded}::text is null or position(${folded} in u.name_folded) > 0 or position(${folded} in u.email) > 0)
  and (not ${onlyFree}::boolean or (${isFree(now)}))`;

export const findAssignees = (
  db: Executor,
  filter: AssigneeFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db.many<ListedAssignee>(sql`
    select ${assigneeColumns(filter.now)}, u.email, u.avatar, u.grade, u.city,
      (select trim(c.first_name || ' ' || c.last_name) from users c where c.id = ${coachAt(filter.now, sql`u`)}) as "coachName"
    from users u where ${matchingAssignees(filter)}
    order by u.first_name collate "tr-x-icu", u.last_name collate "tr-x-icu", u.id
    limit ${limit} offset ${offset}`);

export const countAssignees = async (db: Executor, filter: AssigneeFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(
      sql`select count(*)::int as total from users u where ${matchingAssignees(filter)}`,
    )
  ).total;

/** Locked in a fixed order, so that admins choosing the same students wait instead of deadlocking. */
export const lockAssignees = (tx: Executor, ids: readonly string[], now: Date) =>
  tx.many<AssigneeRow>(sql`
    select ${assigneeColumns(now)} from users u where u.id = any(${ids}::uuid[]) and u.role = 'student'
    order by u.id for no key update`);
