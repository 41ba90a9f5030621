import { session } from '../../api/session.ts';
import { usePerson } from '../../api/use-person.ts';
import { alertQueries } from '../../features/alerts/alerts.queries.ts';
import { dashboardQueries } from '../../features/analytics/analytics.queries.ts';
import { readRange } from '../../features/analytics/dashboard-address.ts';
import { DashboardPage } from '../../features/analytics/dashboard-page.tsx';
import { queryClient } from '../query-client.ts';
import { OnDashboard } from '../shell/slots.tsx';

/** A student's dashboard with what the admins tell them now. */
const StudentDashboard = () => {
  const person = usePerson();
  return person && <DashboardPage person={person} alerts={<OnDashboard />} />;
};

const PATIENCE_MS = 400;

/**
 * The page, with its figures where they come in time: they were asked for before it. It is then painted once and
 * nothing moves afterwards; late ones find their places kept.
 */
export const loadStudentDashboard = async () => {
  const user = session.get()?.user;
  // Its code is fetched beside the guard, which may yet send somebody elsewhere.
  if (user?.role !== 'student' || user.consent === 'due') return StudentDashboard;
  const range = readRange(new URLSearchParams(location.search));
  const figures = queryClient.prefetchQuery(dashboardQueries.figures(range));
  const alerts = queryClient.prefetchQuery(alertQueries.active('dashboard'));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([figures, alerts]), patience]);
  return StudentDashboard;
};
