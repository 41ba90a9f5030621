import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EvaluationDialog } from '../../planning/daily-plans/evaluation/evaluation-dialog.tsx';
import { todayPlansQuery } from '../../planning/daily-plans/plan-timer/today-plan.queries.ts';

type Props = { onDone: () => void; waiting: ReactNode };

export const DayEvaluation = ({ onDone, waiting }: Props) => {
  const { data, isError, isFetchedAfterMount } = useQuery({ ...todayPlansQuery(), staleTime: 0 });
  // A cached reply predates the closing of the day.
  const plans = isFetchedAfterMount ? data : undefined;
  const plan = plans?.find(({ isComplete, studentFeedback }) => isComplete && !studentFeedback);
  const isOver = isError || (plans !== undefined && !plan);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return plan ? <EvaluationDialog plan={plan} canSkip onClose={onDone} /> : waiting;
};
