import type { CoachFeedbackForm, MyCoach } from '@netlik/contract/coaching/my-coach';
import { coachAt, isCoachingOn } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

export const findMyCoach = (db: Executor, studentId: string, now: Date) =>
  db.maybe<MyCoach>(sql`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.avatar, c.bio,
      a.assigned_at as "assignedAt"
    from users u join users c on c.id = u.coach_id
      left join coach_assignments a on a.user_id = u.id and a.ended_at is null
    where u.id = ${studentId} and ${isCoachingOn(now, sql`u`)}`);

/** Returns the former coach; null if there was none. */
export const clearCoach = (db: Executor, studentId: string, now: Date) =>
  db.maybe<{ coachId: string }>(sql`
    with before as (select coach_id from users where id = ${studentId}),
    ended as (
      update coach_assignments set ended_at = ${now} where user_id = ${studentId} and ended_at is null),
    ungrouped as (delete from coach_group_students where student_id = ${studentId}),
    cleared as (update users set coach_id = null where id = ${studentId})
    select coach_id as "coachId" from before where coach_id is not null`);

export const findFeedbackState = (db: Executor, studentId: string, month: string, now: Date) =>
  db.one<{ hasCoach: boolean; lastSubmittedAt: string | null; countThisMonth: number }>(sql`
    select ${coachAt(now, sql`u`)} is not null as "hasCoach",
      (select max(created_at) from coach_feedbacks where user_id = u.id) as "lastSubmittedAt",
      (select count(*)::int from coach_feedbacks where user_id = u.id and month = ${month}) as "countThisMonth"
    from users u where u.id = ${studentId}`);

/** 0 if this month already has an evaluation. */
export const insertFeedback = (
  db: Executor,
  { id, studentId, month }: { id: string; studentId: string; month: string },
  { coachId, categories, feedback, specificIssues = {} }: CoachFeedbackForm,
  now: Date,
) =>
  db.run(sql`
    insert into coach_feedbacks (id, user_id, coach_id, month, communication, program_quality, overall_satisfaction,
      feedback, issues, created_at)
    values (${id}, ${studentId}, ${coachId}, ${month}, ${categories.communication}, ${categories.programQuality},
      ${categories.overallSatisfaction}, ${feedback}, ${JSON.stringify(specificIssues)}, ${now})
    on conflict (user_id, month) do nothing`);

export const countStudentsOf = async (db: Executor, coachId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from users where coach_id = ${coachId} and role = 'student'`)
  ).count;
