import { lazy, Suspense } from 'react';
import { AdminDashboardPage } from '../admin/admin-dashboard-page.tsx';
import { DashboardAlerts } from './dashboard-alerts.tsx';

const FeedbackSummary = lazy(async () => ({
  default: (await import('../../coaching/coach-feedback/feedback-summary.tsx')).FeedbackSummary,
}));
const CoachStatistics = lazy(async () => ({
  default: (await import('../../coaching/coach-feedback/coach-statistics.tsx')).CoachStatistics,
}));

const BudgetCard = lazy(async () => ({
  default: (await import('../../assistant/assistant/budget-card.tsx')).BudgetCard,
}));

const OtherFigures = () => (
  <Suspense>
    <FeedbackSummary />
    <CoachStatistics />
    <BudgetCard />
  </Suspense>
);

/** An admin's dashboard with the active alerts, what students say of their coaches, and the assistant's budget. */
export const AdminDashboard = () => (
  <AdminDashboardPage alerts={<DashboardAlerts />} analytics={<OtherFigures />} />
);
