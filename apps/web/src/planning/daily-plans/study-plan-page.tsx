import { DailyPlansPage } from '../../features/daily-plans/daily-plans-page.tsx';

const loadTimer = async () =>
  (await import('../../features/study/study-runs/plan/plan-timer-dialog.tsx')).PlanTimerDialog;

export const StudyPlanPage = () => <DailyPlansPage loadTimer={loadTimer} />;
