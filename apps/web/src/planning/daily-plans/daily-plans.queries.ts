import { dailyPlans, type PlanSubjectChange } from '@netlik/contract/planning/daily-plans/daily-plans';
import type {
  DailyPlan,
  PlanSource,
  PlanSubject,
  SubjectStatus,
} from '@netlik/contract/planning/daily-plans/plan';
import type { StudyDay } from '@netlik/domain/study-day';
import { useMemo } from 'react';
import { read } from '../../data/calls/read.ts';
import { hasCode } from '../../data/writes/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { WriteCache } from '../../data/writes/write-cache.ts';
import { planTexts as texts } from './daily-plans.texts.ts';

export const dailyPlanQueries = {
  ofDay: (date: StudyDay, source?: PlanSource) =>
    read(dailyPlans.byDate, { params: { date }, query: source ? { source } : {} }),
  active: () => read(dailyPlans.active, {}),
  /** Returns an empty list where `by-date` replies 404. */
  allOfDay: (date: StudyDay) => read(dailyPlans.list, { query: { from: date, to: date } }),
  /** Returns a single day's figures without a 404 on empty days. */
  dayStats: (date: StudyDay) => read(dailyPlans.stats, { query: { from: date, to: date } }),
};

/** A day without a plan is the empty state, not a failure. */
export const isNoPlan = (error: unknown): boolean => hasCode(error, 'daily_plan.not_found');

const shown = (query: ReturnType<typeof dailyPlanQueries.ofDay>) => (cache: WriteCache, plan: DailyPlan) => {
  if (plan.status !== 'archived') cache.patch(query, ({ other }) => ({ ...plan, other }));
};

type SubjectWrite = { plan: DailyPlan; subject: PlanSubject; body: PlanSubjectChange; done?: string };

/** Writes are optimistic and reverted on failure. */
export const usePlanWrites = (date: StudyDay, source?: PlanSource) => {
  const query = dailyPlanQueries.ofDay(date, source);
  const replied = shown(query);
  const { send: change } = useWrite(
    ({ plan, subject, body }: SubjectWrite, { send }) =>
      send(dailyPlans.updateSubject, {
        params: { id: plan._id, index: String(plan.subjects.findIndex(({ _id }) => _id === subject._id)) },
        body: { ...body, subjectId: subject._id },
      }),
    {
      failed: texts.subjectUpdateError,
      done: (_, { done }) => done ?? null,
      optimistic: (cache, { subject, body: { status } }) => {
        if (!status) return;
        const marked = (each: PlanSubject) => (each._id === subject._id ? { ...each, status } : each);
        cache.patch(query, (plan) => ({ ...plan, subjects: plan.subjects.map(marked) }));
      },
      replied,
    },
  );
  const { send: update } = useWrite(dailyPlans.update, {
    done: texts.archived,
    failed: texts.updateError,
    replied,
  });
  return useMemo(
    () => ({
      setStatus: (plan: DailyPlan, subject: PlanSubject, status: SubjectStatus) =>
        change({ plan, subject, body: { status } }),
      setAnswers: (plan: DailyPlan, subject: PlanSubject, body: PlanSubjectChange, done: string) =>
        change({ plan, subject, body, done }),
      archive: ({ _id: id, version }: DailyPlan) =>
        update({ params: { id }, body: { status: 'archived', version } }),
    }),
    [change, update],
  );
};
export type PlanWrites = ReturnType<typeof usePlanWrites>;
