import { DailyPlansPage } from './daily-plans-page.tsx';

const loadTimer = async () => (await import('./plan-timer/plan-timer-dialog.tsx')).PlanTimerDialog;

export const StudyPlanPage = () => <DailyPlansPage loadTimer={loadTimer} />;
