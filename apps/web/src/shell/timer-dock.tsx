import { timerPlan } from '../planning/daily-plans/plan-timer/timer-plan.ts';
import { TimerDock as StudyTimerDock } from '../study/study-runs/dock/timer-dock.tsx';

export const TimerDock = () => <StudyTimerDock plan={timerPlan} />;
