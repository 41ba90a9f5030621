import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { timer } from './engine/timer.ts';
import { readSetupValues, type SetupValues, withBlock } from './setup/setup-values.ts';
import { isPlanStart, readBlockStart, readPlanPlace, START_PARAM, TIMER_PAGE } from './start-address.ts';
import type { TimerPlan } from './timer-plan.ts';

const isIdle = () => timer.current().state === 'idle';

type Options = {
  plan: TimerPlan;
  values: SetupValues;
  /** The setup, or the last studied subject on a device without one. */
  ready: SetupValues;
  isLastLoading: boolean;
  begin: (chosen: SetupValues) => void;
};

/**
 * Starts once per URL request, and not after a reload. `isStarting`: waiting for the last session's subject;
 * `withdraw` cancels it.
 */
export const useStartFromUrl = ({ plan, values, ready, isLastLoading, begin }: Options) => {
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
    // A running timer does not need the last session.
    if (asked === null || (isStarting && isIdle())) return;
    void navigate(TIMER_PAGE, { replace: true });
    if (!isIdle()) return;
    if (!isPlanStart(asked)) return beginRef.current();
    void plan.start(queries, readPlanPlace(params));
  }, [plan, asked, isStarting, params, navigate, queries]);
  const withdraw = () => {
    if (asked !== null) void navigate(TIMER_PAGE, { replace: true });
  };
  return { isStarting, withdraw };
};
