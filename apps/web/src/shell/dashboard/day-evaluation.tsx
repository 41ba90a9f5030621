import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EvaluationDialog } from '../../planning/daily-plans/evaluation/evaluation-dialog.tsx';
import { todayPlansQuery } from '../../planning/daily-plans/plan-timer/today-plan.queries.ts';

/** The evaluation of today's finished plan; passed over where there is none, or none that is still to be evaluated. */
export const DayEvaluation = ({ onDone }: { onDone: () => void }) => {
  const { data, isError } = useQuery({ ...todayPlansQuery(), staleTime: 0 });
  const plan = data?.find(({ isComplete, studentFeedback }) => isComplete && !studentFeedback);
  const isOver = isError || (data !== undefined && !plan);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return plan ? <EvaluationDialog plan={plan} onClose={onDone} /> : null;
};
