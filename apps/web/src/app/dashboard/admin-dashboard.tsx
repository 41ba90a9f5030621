import { lazy, Suspense } from 'react';
import { AdminDashboardPage } from '../../features/admin/admin-dashboard-page.tsx';
import { DashboardAlerts } from './dashboard-alerts.tsx';

const FeedbackSummary = lazy(async () => ({
  default: (await import('../../features/coach/coach-feedback/feedback-summary.tsx')).FeedbackSummary,
}));
const CoachStatistics = lazy(async () => ({
  default: (await import('../../features/coach/coach-feedback/coach-statistics.tsx')).CoachStatistics,
}));

const CoachFigures = () => (
  <Suspense>
    <FeedbackSummary />
    <CoachStatistics />
  </Suspense>
);

/** An admin's dashboard with the active alerts, and what students say of their coaches. */
export const AdminDashboard = () => (
  <AdminDashboardPage alerts={<DashboardAlerts />} analytics={<CoachFigures />} />
);
