import { type Executor, sql } from '../../db/database.ts';

/** What a student did for one subject on one day. */
export type DemoWork = {
  userId: string;
  day: string;
  subject: string;
  seconds: number;
  questions: number;
  sessionIds: string[];
};

export const findDemoWork = (db: Executor, userIds: readonly string[], from: string) =>
  db.many<DemoWork>(sql`
    select user_id as "userId", day, subject, sum(seconds)::int as seconds,
      sum(coalesce(correct + wrong + blank, 0))::int as questions, array_agg(id) as "sessionIds"
    from study_sessions where user_id = any(${userIds}::uuid[]) and day >= ${from} and subject not like 'exam%'
    group by user_id, day, subject order by user_id, day, min(started_at)`);

/** The work of a plan, in the order of its subjects. */
export const linkDemoSessions = (db: Executor, planId: string, works: readonly DemoWork[]) =>
  db.run(sql`
    update study_sessions s set daily_plan_id = ${planId}, subject_index = given.index
    from jsonb_to_recordset(${JSON.stringify(
      works.flatMap(({ sessionIds }, index) => sessionIds.map((id) => ({ id, index }))),
    )}::jsonb) as given (id uuid, index int)
    where s.id = given.id`);

export const saveDemoFeedback = (
  db: Executor,
  planId: string,
  { text, score, day, isRead }: { text: string; score: number; day: string; isRead: boolean },
) =>
  db.run(sql`
    update daily_plans set status = 'completed', feedback_text = ${text}, motivation_score = ${score},
      feedback_at = ${`${day}T19:30:00Z`}::timestamptz, seen_at = ${`${day}T05:00:00Z`}::timestamptz,
      evaluation_read_at = ${isRead ? `${day}T20:00:00Z` : null}::timestamptz
    where id = ${planId}`);
