import type { CoachFeedback, CoachIssue } from '@netlik/contract/coaching/coach-feedback';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type FeedbackRow = Pick<CoachFeedback, 'id' | 'status' | 'overallRating' | 'feedback' | 'createdAt'> &
  CoachFeedback['categories'] & {
    issues: Partial<CoachFeedback['specificIssues']>;
    studentId: string;
    studentName: string;
    coachId: string | null;
    coachName: string | null;
  };

const columns = sql`
  f.id, f.status, round((f.communication + f.program_quality + f.overall_satisfaction) / 3.0, 1) as "overallRating",
  f.communication, f.program_quality as "programQuality", f.overall_satisfaction as "overallSatisfaction",
  f.feedback, f.issues, f.created_at as "createdAt", f.coach_id as "coachId", f.user_id as "studentId",
  coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), 'İsimsiz öğrenci') as "studentName",
  trim(c.first_name || ' ' || c.last_name) as "coachName"`;

const people = sql`join users s on s.id = f.user_id left join users c on c.id = f.coach_id`;

export type FeedbackFilter = { status: 'new' | 'read' | 'all'; coachId: string | null };

const matching = ({ status, coachId }: FeedbackFilter): Sql => sql`
  (${status} = 'all' or f.status = ${status}) and (${coachId}::uuid is null or f.coach_id = ${coachId}::uuid)`;

export const findFeedbacks = (
  db: Executor,
  filter: FeedbackFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db.many<FeedbackRow>(sql`
    select ${columns} from coach_feedbacks f ${people} where ${matching(filter)}
    order by f.created_at desc, f.id desc limit ${limit} offset ${offset}`);

export const countFeedbacks = async (db: Executor, filter: FeedbackFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(
      sql`select count(*)::int as total from coach_feedbacks f where ${matching(filter)}`,
    )
  ).total;

export const findFeedback = (db: Executor, id: string) =>
  db.maybe<FeedbackRow>(sql`select ${columns} from coach_feedbacks f ${people} where f.id = ${id}`);

/** 0 if already read. */
export const saveFeedbackRead = (db: Executor, id: string) =>
  db.run(sql`update coach_feedbacks set status = 'read' where id = ${id} and status <> 'read'`);

export type SummaryRow = Record<CoachIssue, number> & {
  totalFeedbacks: number;
  averageRating: number | null;
  lastFeedbackDate: string | null;
  unread: number;
};

const countOf = (issue: Sql): Sql =>
  sql`(count(*) filter (where coalesce((issues ->> ${issue})::boolean, false)))::int`;

export const findFeedbackSummary = (db: Executor) =>
  db.one<SummaryRow>(sql`
    select count(*)::int as "totalFeedbacks",
      round(avg((communication + program_quality + overall_satisfaction) / 3.0), 1) as "averageRating",
      max(created_at) as "lastFeedbackDate", (count(*) filter (where status = 'new'))::int as unread,
      ${countOf(sql`'tooMuchPressure'`)} as "tooMuchPressure",
      ${countOf(sql`'notEnoughSupport'`)} as "notEnoughSupport",
      ${countOf(sql`'communicationProblems'`)} as "communicationProblems",
      ${countOf(sql`'programNotSuitable'`)} as "programNotSuitable"
    from coach_feedbacks`);
