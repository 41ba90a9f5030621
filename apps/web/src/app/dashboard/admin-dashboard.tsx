import { AdminDashboardPage } from '../../features/admin/admin-dashboard-page.tsx';
import { DashboardAlerts } from './dashboard-alerts.tsx';

/** An admin's dashboard with the active alerts. */
export const AdminDashboard = () => <AdminDashboardPage alerts={<DashboardAlerts />} />;
