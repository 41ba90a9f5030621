import { TimerDock as StudyTimerDock } from '../features/study/study-runs/dock/timer-dock.tsx';
import { timerPlan } from '../features/study/study-runs/plan/timer-plan.ts';

export const TimerDock = () => <StudyTimerDock plan={timerPlan} />;
