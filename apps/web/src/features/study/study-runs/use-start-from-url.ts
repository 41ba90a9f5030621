import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { timer } from './engine/timer.ts';
import { startNext } from './plan/start-next.ts';
import { nextSubjectOf, todayPlansQuery } from './plan/today-plan.queries.ts';
import {
  type BlockLengths,
  isPlanStart,
  type PlanPlace,
  readBlockStart,
  readPlanPlace,
  START_PARAM,
  TIMER_PAGE,
} from './start-address.ts';

const isIdle = () => timer.current().state === 'idle';

const startPlan = async (queries: QueryClient, place: PlanPlace | null) => {
  const { queryKey, queryFn, meta } = todayPlansQuery();
  const { data } = await queries.fetchQuery({ queryKey, queryFn, meta, staleTime: 0 });
  if (!isIdle()) return;
  const chosen = data.find(({ _id }) => _id === place?.planId);
  const subject = chosen?.subjects[place!.index];
  if (chosen && subject) return startNext({ plan: chosen, index: place!.index, subject });
  startNext(nextSubjectOf(data.find(({ source }) => source === 'coach') ?? data[0] ?? null));
};

/** Starts the timer once when the URL requests it, and not again after a reload. */
export const useStartFromUrl = (start: (block: BlockLengths | null) => void): void => {
  const params = useSearchParams()[0];
  const asked = params.get(START_PARAM);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const startRef = useRef(start);
  useEffect(() => {
    startRef.current = start;
  });
  useEffect(() => {
    if (asked === null) return;
    void navigate(TIMER_PAGE, { replace: true });
    if (!isIdle()) return;
    if (!isPlanStart(asked)) return startRef.current(readBlockStart(params));
    // Offline the plan is unknown: the page offers what it can start.
    startPlan(queries, readPlanPlace(params)).catch(() => startNext(null));
  }, [asked, params, navigate, queries]);
};
