import { Suspense } from 'react';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { AdminDashboardPage } from '../admin/admin-dashboard-page.tsx';
import { DashboardAlerts } from './dashboard-alerts.tsx';

const FeedbackSummary = lazyNamed(
  () => import('../../coaching/coach-feedback/feedback-summary.tsx'),
  'FeedbackSummary',
);
const CoachStatistics = lazyNamed(
  () => import('../../coaching/coach-feedback/coach-statistics.tsx'),
  'CoachStatistics',
);

const BudgetCard = lazyNamed(() => import('../../assistant/assistant/budget-card.tsx'), 'BudgetCard');

const OtherFigures = () => (
  <Suspense>
    <FeedbackSummary />
    <CoachStatistics />
    <BudgetCard />
  </Suspense>
);

export const AdminDashboard = () => (
  <AdminDashboardPage alerts={<DashboardAlerts />} analytics={<OtherFigures />} />
);
