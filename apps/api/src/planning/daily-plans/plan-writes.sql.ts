import { type Executor, sql } from '../../db/database.ts';
import type { PlanRow, SubjectRow } from './plans.sql.ts';

export type PlanHead = Pick<
  PlanRow,
  'id' | 'userId' | 'date' | 'source' | 'authorId' | 'title' | 'motivationNote' | 'dailyGoal' | 'status'
>;

export const insertPlan = (db: Executor, plan: PlanHead, now: Date) =>
  db.run(sql`
    insert into daily_plans (id, user_id, day, source, author_id, title, motivation_note, daily_goal, status,
      created_at, updated_at)
    values (${plan.id}, ${plan.userId}, ${plan.date}, ${plan.source}, ${plan.authorId}, ${plan.title},
      ${plan.motivationNote}, ${plan.dailyGoal}, ${plan.status}, ${now}, ${now})`);

export const savePlan = (db: Executor, plan: PlanHead, now: Date) =>
  db.run(sql`
    update daily_plans set day = ${plan.date}, author_id = ${plan.authorId}, title = ${plan.title},
      motivation_note = ${plan.motivationNote}, daily_goal = ${plan.dailyGoal}, status = ${plan.status},
      version = version + 1, updated_at = ${now}
    where id = ${plan.id} and user_id = ${plan.userId}`);

export const insertPlanSubjects = (
  db: Executor,
  planId: string,
  subjects: readonly (SubjectRow & { position: number })[],
) =>
  db.run(sql`
    insert into daily_plan_subjects (id, plan_id, user_id, position, subject, target_questions, target_minutes, description,
      topics, videos, choice, correct, wrong, blank, is_active)
    select id, ${planId}, (select user_id from daily_plans where id = ${planId}), position, subject, "targetQuestions", "targetMinutes", description, topics, videos, choice,
      correct, wrong, blank, "isActive"
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as given (id uuid, position int, subject text,
      "targetQuestions" int, "targetMinutes" int, description text, topics jsonb, videos jsonb, choice text,
      correct int, wrong int, blank int, "isActive" boolean)`);

export const deletePlanSubjects = (db: Executor, planId: string) =>
  db.run(sql`delete from daily_plan_subjects where plan_id = ${planId}`);

export const deletePlan = (db: Executor, id: string) => db.run(sql`delete from daily_plans where id = ${id}`);

/** Sessions and running timers follow their subject to its new place. */
export const moveLinkedWork = async (
  db: Executor,
  planId: string,
  moves: readonly { from: number; to: number }[],
): Promise<void> => {
  const moved = moves.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return;
  const given = sql`
    from unnest(${moved.map(({ from }) => from)}::int[], ${moved.map(({ to }) => to)}::int[]) as given (old, new)`;
  await db.run(sql`
    with runs as (
      update study_runs r set subject_index = given.new ${given}
      where r.daily_plan_id = ${planId} and r.subject_index = given.old)
    update study_sessions s set subject_index = given.new ${given}
    where s.daily_plan_id = ${planId} and s.subject_index = given.old`);
};

export const saveSubjectState = (db: Executor, { id, choice, correct, wrong, blank, isActive }: SubjectRow) =>
  db.run(sql`
    update daily_plan_subjects set choice = ${choice}, correct = ${correct}, wrong = ${wrong}, blank = ${blank},
      is_active = ${isActive}
    where id = ${id}`);

export const saveSeen = (db: Executor, userId: string, id: string, now: Date) =>
  db.run(sql`
    update daily_plans set seen_at = coalesce(seen_at, ${now}::timestamptz)
    where id = ${id} and user_id = ${userId} and source = 'coach' and status <> 'draft'`);

export const saveEvaluationStart = (db: Executor, id: string, now: Date) =>
  db.run(sql`update daily_plans set evaluation_started_at = ${now} where id = ${id}`);

export const saveEvaluation = (
  db: Executor,
  id: string,
  evaluation: { feedbackText: string; motivationScore: number; status: PlanRow['status'] },
  now: Date,
) =>
  db.run(sql`
    update daily_plans set feedback_at = ${now}, feedback_text = ${evaluation.feedbackText},
      motivation_score = ${evaluation.motivationScore}, status = ${evaluation.status}, updated_at = ${now}
    where id = ${id}`);

/** 0 if the session belongs to another person. */
export const linkStudySession = (
  db: Executor,
  userId: string,
  sessionId: string,
  planId: string,
  index: number,
) =>
  db.run(sql`
    update study_sessions set daily_plan_id = ${planId}, subject_index = ${index}
    where id = ${sessionId} and user_id = ${userId}`);
