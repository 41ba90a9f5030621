import { planSession } from '@netlik/domain/planning/daily-plans/plan-timer';
import { start } from '../../../study/study-runs/engine/commands.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { coachModeTexts, planTimerTexts } from './plan-timer.texts.ts';
import type { nextSubjectOf } from './today-plan.queries.ts';

export const startNext = (next: ReturnType<typeof nextSubjectOf>): void => {
  const ready = next && planSession(next.subject, { dailyPlanId: next.plan._id, subjectIndex: next.index });
  if (ready?.kind !== 'ready') return void toast({ tone: 'info', text: coachModeTexts.nothingLeft });
  if (ready.trimmedTo !== null) toast({ tone: 'warning', text: planTimerTexts.trimmed(ready.trimmedTo) });
  start('Pomodoro', ready.config);
};
