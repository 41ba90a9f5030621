import { CoachDashboardPage } from '../../features/coach/coach-live/coach-dashboard-page.tsx';
import { DashboardAlerts } from './dashboard-alerts.tsx';

/** A coach's dashboard with the active alerts. */
export const CoachDashboard = () => <CoachDashboardPage alerts={<DashboardAlerts />} />;
