import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan } from '@netlik/contract/planning/daily-plans/plan';
import { nextSubjectIndex } from '@netlik/domain/planning/daily-plans/plan-timer';
import { studyDay } from '@netlik/domain/study-day';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../data/calls/read.ts';
import { usePerson } from '../../../data/calls/use-person.ts';

/** Both plans of today, the coach's first; an empty list where there is none, unlike the call for one day. */
export const todayPlansQuery = () => {
  const today = studyDay(new Date());
  return queryOptions({
    ...read(dailyPlans.list, { query: { from: today, to: today, limit: 2 } }),
    select: ({ data }) => data.toSorted((one, other) => one.source.localeCompare(other.source)),
  });
};

/** Today's plan: the coach's program where there is one, else one's own. Planning is a part of premium. */
export const useTodayPlan = (): { plan: DailyPlan | null; isPending: boolean } => {
  const premium = usePerson()?.plan.tier === 'premium';
  const { data, isPending } = useQuery({ ...todayPlansQuery(), enabled: premium });
  return { plan: data?.[0] ?? null, isPending: premium && isPending };
};

/** The subject to start with one press; null when nothing is planned or everything is done. */
export const nextSubjectOf = (plan: DailyPlan | null) => {
  const index = plan ? nextSubjectIndex(plan.subjects) : null;
  return plan && index !== null ? { plan, index, subject: plan.subjects[index]! } : null;
};
