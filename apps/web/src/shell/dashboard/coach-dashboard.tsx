import { studyDay } from '@netlik/domain/study-day';
import { session } from '../../api/session.ts';
import { alertQueries } from '../../features/alerts/alerts.queries.ts';
import { CoachDashboardPage } from '../../features/coach/coach-live/coach-dashboard-page.tsx';
import { coachLiveQueries } from '../../features/coach/coach-live/coach-live.queries.ts';
import { queryClient } from '../query-client.ts';
import { waitBriefly } from '../wait-briefly.ts';
import { DashboardAlerts } from './dashboard-alerts.tsx';

/** A coach's dashboard with the active alerts. */
const CoachDashboard = () => <CoachDashboardPage alerts={<DashboardAlerts />} />;

export const loadCoachDashboard = async () => {
  const user = session.get()?.user;
  // The code loads in parallel with the guard, which may still redirect.
  if (!user || user.role === 'student' || user.consent === 'due') return CoachDashboard;
  const params = new URLSearchParams(location.search);
  const whose = { coachId: params.get('coachId'), group: params.get('group') };
  await waitBriefly(
    queryClient.prefetchQuery(alertQueries.active('coach-dashboard')),
    queryClient.prefetchQuery(coachLiveQueries.attention(whose)),
    queryClient.prefetchQuery(coachLiveQueries.board(studyDay(new Date()), 1, whose)),
  );
  return CoachDashboard;
};
