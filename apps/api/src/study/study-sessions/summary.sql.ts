import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type SubjectSums = {
  subject: string;
  sessions: number;
  seconds: number;
  target: number;
  correct: number;
  wrong: number;
  blank: number;
  /** Sum of target percents (each at most 100), and the number of sessions with a target. */
  rateSum: number;
  rated: number;
};

/** Without the filter `least` would count a missing rate as 100. */
const isRated = sql`target_questions > 0 and correct is not null`;

/** One row per subject, the most studied first. */
export const sumSessionsBySubject = (
  db: Executor,
  userId: string,
  from: StudyDay | null,
  to: StudyDay | null,
) =>
  db.many<SubjectSums>(sql`
    select subject, count(*)::int as sessions, sum(seconds)::int as seconds,
      coalesce(sum(target_questions), 0)::int as target, coalesce(sum(correct), 0)::int as correct,
      coalesce(sum(wrong), 0)::int as wrong, coalesce(sum(blank), 0)::int as blank,
      coalesce(sum(least(100, round(100.0 * (correct + wrong + blank) / nullif(target_questions, 0))))
        filter (where ${isRated}), 0)::int as "rateSum",
      count(*) filter (where ${isRated})::int as rated
    from study_sessions
    where user_id = ${userId} and (${from}::date is null or day >= ${from}::date)
      and (${to}::date is null or day <= ${to}::date)
    group by subject order by sum(seconds) desc, subject`);
