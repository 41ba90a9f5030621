import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';
import type { PlanHead } from './plan-writes.sql.ts';
import type { SubjectRow } from './plans.sql.ts';

export type DemoWork = {
  userId: string;
  day: StudyDay;
  subject: string;
  seconds: number;
  questions: number;
  sessionIds: string[];
};

export const findDemoWork = (db: Executor, userIds: readonly string[], from: StudyDay) =>
  db.many<DemoWork>(sql`
    select user_id as "userId", day, subject, sum(seconds)::int as seconds,
      sum(coalesce(correct + wrong + blank, 0))::int as questions, array_agg(id) as "sessionIds"
    from study_sessions where user_id = any(${userIds}::uuid[]) and day >= ${from} and subject not like 'exam%'
    group by user_id, day, subject order by user_id, day, min(started_at)`);

export type DemoPlan = Omit<PlanHead, 'status'> & {
  feedback: { text: string; score: number; isRead: boolean } | null;
  subjects: readonly SubjectRow[];
  works: readonly DemoWork[];
};

/** Inserted in bulk, because single inserts took half of the demo's time. */
export const insertDemoPlans = async (db: Executor, plans: readonly DemoPlan[], now: Date): Promise<void> => {
  const heads = plans.map(({ subjects: _, works: __, ...head }) => head);
  await db.run(sql`
    insert into daily_plans (id, user_id, day, source, author_id, title, motivation_note, daily_goal, status,
      feedback_text, motivation_score, feedback_at, seen_at, evaluation_read_at, created_at, updated_at)
    select id, "userId", date, source, "authorId", title, "motivationNote", "dailyGoal",
      case when feedback is null then 'active' else 'completed' end, feedback ->> 'text', (feedback ->> 'score')::int,
      case when feedback is not null then (date || 'T19:30:00Z')::timestamptz end,
      case when feedback is not null then (date || 'T05:00:00Z')::timestamptz end,
      case when (feedback ->> 'isRead')::boolean then (date || 'T20:00:00Z')::timestamptz end, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given (id uuid, "userId" uuid, date date, source text,
      "authorId" uuid, title text, "motivationNote" text, "dailyGoal" text, feedback jsonb)`);
  const subjects = plans.flatMap(({ id: planId, userId, subjects: rows }) =>
    rows.map((row, position) => ({ ...row, planId, userId, position })),
  );
  await db.run(sql`
    insert into daily_plan_subjects (id, plan_id, user_id, position, subject, target_questions, target_minutes,
      description, topics, videos, choice, correct, wrong, blank, is_active)
    select id, "planId", "userId", position, subject, "targetQuestions", "targetMinutes", description, topics, videos,
      choice, correct, wrong, blank, "isActive"
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as given (id uuid, "planId" uuid, "userId" uuid,
      position int, subject text, "targetQuestions" int, "targetMinutes" int, description text, topics jsonb,
      videos jsonb, choice text, correct int, wrong int, blank int, "isActive" boolean)`);
  const links = plans.flatMap(({ id: planId, works }) =>
    works.flatMap(({ sessionIds }, index) => sessionIds.map((id) => ({ id, planId, index }))),
  );
  await db.run(sql`
    update study_sessions s set daily_plan_id = given."planId", subject_index = given.index
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given (id uuid, "planId" uuid, index int)
    where s.id = given.id`);
};
