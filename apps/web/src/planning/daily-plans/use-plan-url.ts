import type { PlanSource } from '@netlik/contract/planning/daily-plans/plan';
import { PLAN_SOURCES } from '@netlik/domain/planning/daily-plans/values';
import { parseStudyDay, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';

/** Defaults to today and the server's choice of plan. */
export const usePlanUrl = () => {
  const [params, change] = useUrlParams();
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '') ?? today;
  const source: PlanSource | undefined = PLAN_SOURCES.find((each) => each === params.get('source'));
  return {
    today,
    date,
    source,
    openDay: (next: StudyDay) => change({ date: next === today ? null : next, source: null }),
    openPlan: (day: StudyDay, plan: PlanSource) => change({ date: day === today ? null : day, source: plan }),
    openSource: (next: PlanSource | null) => change({ source: next }),
  };
};
