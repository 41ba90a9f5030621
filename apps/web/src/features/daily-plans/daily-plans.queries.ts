import {
  type DailyPlanChange,
  dailyPlans,
  type PlanOfDay,
  type PlanSubjectChange,
} from '@netlik/contract/daily-plans/daily-plans';
import type { DailyPlan, PlanSource, PlanSubject, SubjectStatus } from '@netlik/contract/daily-plans/plan';
import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, isAborted } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { planTexts as texts } from './daily-plans.texts.ts';

export const dailyPlanQueries = {
  ofDay: (date: StudyDay, source?: PlanSource) =>
    read(dailyPlans.byDate, { params: { date }, query: source ? { source } : {} }),
  /** Every plan of a day; an empty list where by-date says 404. */
  allOfDay: (date: StudyDay) => read(dailyPlans.list, { query: { from: date, to: date } }),
  /** The figures of a single day, without a 404 where nothing is planned. */
  dayStats: (date: StudyDay) => read(dailyPlans.stats, { query: { from: date, to: date } }),
};

/** No plan of the day is the empty state, not a failure. */
export const isNoPlan = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'daily_plan.not_found';

type Write = { expected?: (plan: PlanOfDay) => PlanOfDay; failed: string; done?: string };

/** The writes of a plan that show at once and are taken back when the server refuses them. */
export const usePlanWrites = (date: StudyDay, source?: PlanSource) => {
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = dailyPlanQueries.ofDay(date, source);
    // Only the reply to the last write is shown: an earlier one does not know the later yet.
    let newest = 0;

    const write = async <E extends Endpoint & { reply: typeof dailyPlans.update.reply }>(
      endpoint: E,
      input: CallInput<E>,
      { expected, failed, done }: Write,
    ): Promise<boolean> => {
      const mine = ++newest;
      const before = queries.getQueryData<PlanOfDay>(queryKey);
      if (before && expected) {
        void queries.cancelQueries({ queryKey });
        queries.setQueryData<PlanOfDay>(queryKey, expected(before));
      }
      try {
        const plan = (await call(endpoint, input)) as DailyPlan;
        if (mine === newest && plan.status !== 'archived')
          queries.setQueryData<PlanOfDay>(queryKey, (now) => now && { ...plan, other: now.other });
        if (done) toast({ tone: 'success', text: done });
        return true;
      } catch (error) {
        if (mine === newest && before) queries.setQueryData<PlanOfDay>(queryKey, before);
        void queries.invalidateQueries({ queryKey });
        if (!isAborted(error))
          toast({ tone: 'danger', text: error instanceof ApiError ? `${failed} ${error.message}` : failed });
        return false;
      }
    };

    const at = (plan: DailyPlan, subject: PlanSubject) => ({
      params: { id: plan._id, index: String(plan.subjects.findIndex(({ _id }) => _id === subject._id)) },
    });
    const change = (
      plan: DailyPlan,
      subject: PlanSubject,
      body: PlanSubjectChange,
      more: Omit<Write, 'failed'>,
    ) =>
      write(
        dailyPlans.updateSubject,
        { ...at(plan, subject), body: { ...body, subjectId: subject._id } },
        { ...more, failed: texts.subjectUpdateError },
      );

    return {
      setStatus: (plan: DailyPlan, subject: PlanSubject, status: SubjectStatus) =>
        change(
          plan,
          subject,
          { status },
          {
            expected: (now) => ({
              ...now,
              subjects: now.subjects.map((each) => (each._id === subject._id ? { ...each, status } : each)),
            }),
          },
        ),
      setAnswers: (plan: DailyPlan, subject: PlanSubject, answers: PlanSubjectChange, done: string) =>
        change(plan, subject, answers, { done }),
      archive: ({ _id: id, version }: DailyPlan) =>
        write(
          dailyPlans.update,
          { params: { id }, body: { status: 'archived', version } satisfies DailyPlanChange },
          { failed: texts.updateError, done: texts.archived },
        ),
    };
  }, [queries, date, source]);
};
export type PlanWrites = ReturnType<typeof usePlanWrites>;
