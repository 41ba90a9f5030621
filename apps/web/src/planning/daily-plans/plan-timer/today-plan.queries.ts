import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan } from '@netlik/contract/planning/daily-plans/plan';
import { nextSubjectIndex, planSession } from '@netlik/domain/planning/daily-plans/plan-timer';
import { studyDay } from '@netlik/domain/study-day';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../data/calls/read.ts';
import { usePerson } from '../../../data/calls/use-person.ts';
import { start } from '../../../study/study-runs/engine/commands.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { coachModeTexts, planTimerTexts } from './plan-timer.texts.ts';

/**
 * Returns both plans of today, the coach's first; an empty list without plans, unlike the call for one day.
 */
export const todayPlansQuery = () => {
  const today = studyDay(new Date());
  return queryOptions({
    ...read(dailyPlans.list, { query: { from: today, to: today, limit: 2 } }),
    select: ({ data }) => data.toSorted((one, other) => one.source.localeCompare(other.source)),
  });
};

/** Prefers the coach's program. Plans require premium. */
export const useTodayPlan = (): { plan: DailyPlan | null; isPending: boolean } => {
  const premium = usePerson()?.plan.tier === 'premium';
  const { data, isPending } = useQuery({ ...todayPlansQuery(), enabled: premium });
  return { plan: data?.[0] ?? null, isPending: premium && isPending };
};

/** Returns the next subject, or null without a plan or when all are done. */
export const nextSubjectOf = (plan: DailyPlan | null) => {
  const index = plan ? nextSubjectIndex(plan.subjects) : null;
  return plan && index !== null ? { plan, index, subject: plan.subjects[index]! } : null;
};

export const startNext = (next: ReturnType<typeof nextSubjectOf>): void => {
  const ready = next && planSession(next.subject, { dailyPlanId: next.plan._id, subjectIndex: next.index });
  if (ready?.kind !== 'ready') return void toast({ tone: 'info', text: coachModeTexts.nothingLeft });
  if (ready.trimmedTo !== null) toast({ tone: 'warning', text: planTimerTexts.trimmed(ready.trimmedTo) });
  start('Pomodoro', ready.config);
};
