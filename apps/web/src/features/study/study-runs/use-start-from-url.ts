import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { timer } from './engine/timer.ts';
import { startNext } from './plan/start-next.ts';
import { nextSubjectOf, todayPlansQuery } from './plan/today-plan.queries.ts';
import { readSetupValues, type SetupValues, withBlock } from './setup/setup-values.ts';
import {
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

type Options = {
  /** The setup of this device. */
  values: SetupValues;
  /** The same, with what was studied last where the device has no setup. */
  ready: SetupValues;
  isLastLoading: boolean;
  begin: (chosen: SetupValues) => void;
};

/**
 * Starts the timer once when the URL requests it, and not again after a reload. `isStarting`: the request waits for the last
 * session, which names the subject; `withdraw` drops it.
 */
export const useStartFromUrl = ({ values, ready, isLastLoading, begin }: Options) => {
  const params = useSearchParams()[0];
  const asked = params.get(START_PARAM);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const block = readBlockStart(params);
  const chosen = block ? withBlock(values, { ...block, subject: block.subject ?? ready.subject }) : ready;
  const isStarting = asked !== null && !isPlanStart(asked) && isLastLoading && !readSetupValues(chosen).ok;
  const beginRef = useRef(() => begin(chosen));
  useEffect(() => {
    beginRef.current = () => begin(chosen);
  });
  useEffect(() => {
    // A timer that already runs does not need the last session.
    if (asked === null || (isStarting && isIdle())) return;
    void navigate(TIMER_PAGE, { replace: true });
    if (!isIdle()) return;
    if (!isPlanStart(asked)) return beginRef.current();
    // Offline the plan is unknown: the page offers what it can start.
    startPlan(queries, readPlanPlace(params)).catch(() => startNext(null));
  }, [asked, isStarting, params, navigate, queries]);
  const withdraw = () => {
    if (asked !== null) void navigate(TIMER_PAGE, { replace: true });
  };
  return { isStarting, withdraw };
};
