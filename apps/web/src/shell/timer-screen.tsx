import { timerPlan } from '../features/study/study-runs/plan/timer-plan.ts';
import { TimerPage } from '../features/study/study-runs/timer-page.tsx';

export const TimerScreen = () => <TimerPage plan={timerPlan} />;
