import type { Executor } from '@netlik/api/db/database';
import { newId } from '@netlik/api/ids';
import { insertPlan, insertPlanSubjects } from '@netlik/api/planning/daily-plans/plan-writes.sql';
import type { PlanRow, SubjectRow } from '@netlik/api/planning/daily-plans/plans.sql';
import { toStudyDay } from '@netlik/domain/study-day';

type Stored = Partial<Pick<PlanRow, 'source' | 'title' | 'status' | 'authorId'>> & {
  date?: string;
  subjects?: readonly Partial<SubjectRow>[];
};

/** Stores a plan as a student or coach would write it and returns its id. */
export const storePlan = async (db: Executor, userId: string, given: Stored = {}, now = new Date()) => {
  const id = newId();
  const { subjects = [{}], date = '2026-11-16', ...head } = given;
  const plan = {
    id,
    userId,
    date: toStudyDay(date),
    source: 'student',
    authorId: null,
    title: 'Plan',
    motivationNote: '',
    dailyGoal: '',
    status: 'active',
    ...head,
  } as const;
  await insertPlan(db, plan, now);
  await insertPlanSubjects(
    db,
    id,
    subjects.map((subject, position) => ({
      id: newId(),
      subject: 'matematik',
      targetQuestions: 20,
      targetMinutes: 60,
      description: '',
      topics: [],
      videos: [],
      choice: null,
      correct: null,
      wrong: null,
      blank: null,
      isActive: false,
      ...subject,
      position,
    })),
  );
  return id;
};
