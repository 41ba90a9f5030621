import type { QueryClient } from '@tanstack/react-query';
import { timer } from '../../../study/study-runs/engine/timer.ts';
import type { PlanPlace } from '../../../study/study-runs/start-address.ts';
import type { TimerPlan } from '../../../study/study-runs/timer-plan.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { IdlePanel } from './idle-panel.tsx';
import { coachModeTexts } from './plan-timer.texts.ts';
import { nextSubjectOf, startNext, todayPlansQuery, useTodayPlan } from './today-plan.queries.ts';

const startPlan = async (queries: QueryClient, place: PlanPlace | null) => {
  const { queryKey, queryFn, meta } = todayPlansQuery();
  const { data } = await queries.fetchQuery({ queryKey, queryFn, meta, staleTime: 0 });
  if (timer.current().state !== 'idle') return;
  const chosen = data.find(({ _id }) => _id === place?.planId);
  const subject = chosen?.subjects[place!.index];
  if (chosen && subject) return startNext({ plan: chosen, index: place!.index, subject });
  startNext(nextSubjectOf(data.find(({ source }) => source === 'coach') ?? data[0] ?? null));
};

export const timerPlan: TimerPlan = {
  IdlePanel,
  // Offline the plan is unknown, so the free timer starts.
  start: (queries, place) => startPlan(queries, place).catch(() => startNext(null)),
  useNextSubject: () => {
    const next = nextSubjectOf(useTodayPlan().plan);
    if (!next) return null;
    const { subject } = next.subject;
    return { subject, label: coachModeTexts.startNext(subjectName(subject)) };
  },
};
