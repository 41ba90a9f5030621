import type { Executor, Sql, Transaction } from '../../db/database.ts';
import { type GivenSubject, replaceSubjects } from './plan-subjects.service.ts';
import { insertPlan, insertPlanSubjects, type PlanHead, savePlan } from './plan-writes.sql.ts';
import { type PlanRow, type SubjectRow, selectPlans } from './plans.sql.ts';

export { type PlanRow, plansOfUserToday, type SubjectRow } from './plans.sql.ts';

/** Callers supply visibility: `rest` follows `from daily_plans p`, `more` adds columns. */
export const listPlanRows = <More = unknown>(
  db: Executor,
  rest: Sql,
  more?: Sql,
): Promise<(PlanRow & More)[]> => selectPlans(db, rest, more);

export const createPlan = async (
  tx: Transaction,
  plan: PlanHead,
  subjects: readonly SubjectRow[],
  now: Date,
): Promise<void> => {
  await insertPlan(tx, plan, now);
  await insertPlanSubjects(
    tx,
    plan.id,
    subjects.map((row, position) => ({ ...row, position })),
  );
};

export const changePlan = async (
  tx: Transaction,
  before: PlanRow,
  { subjects, ...change }: Partial<PlanHead> & { subjects?: readonly GivenSubject[] | undefined },
  now: Date,
): Promise<void> => {
  if (subjects) await replaceSubjects(tx, before, subjects);
  await savePlan(tx, { ...before, ...change }, now);
};
