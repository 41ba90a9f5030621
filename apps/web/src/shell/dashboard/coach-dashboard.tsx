import { studyDay } from '@netlik/domain/study-day';
import { CoachDashboardPage } from '../../coaching/coach-live/coach-dashboard-page.tsx';
import { coachLiveQueries } from '../../coaching/coach-live/coach-live.queries.ts';
import { session } from '../../data/calls/session.ts';
import { queryClient } from '../../data/query-client.ts';
import { waitBriefly } from '../../data/wait-briefly.ts';
import { alertQueries } from '../../platform/alerts/alerts.queries.ts';
import { DashboardAlerts } from './dashboard-alerts.tsx';

const CoachDashboard = () => <CoachDashboardPage alerts={<DashboardAlerts />} />;

export const loadCoachDashboard = async () => {
  const user = session.get()?.user;
  // Loads the code while the guard runs, which may still redirect.
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
