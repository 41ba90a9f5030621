import { timerPlan } from '../planning/daily-plans/plan-timer/timer-plan.ts';
import { TimerPage } from '../study/study-runs/timer-page.tsx';

export const TimerScreen = () => <TimerPage plan={timerPlan} />;
