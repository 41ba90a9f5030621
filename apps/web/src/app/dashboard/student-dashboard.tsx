import { type ComponentType, lazy } from 'react';
import { session } from '../../api/session.ts';
import { usePerson } from '../../api/use-person.ts';
import { alertQueries } from '../../features/alerts/alerts.queries.ts';
import { analyticsQueries } from '../../features/analytics/analytics.queries.ts';
import { readRange } from '../../features/analytics/dashboard-address.ts';
import { DashboardPage } from '../../features/analytics/dashboard-page.tsx';
import { FellBehind } from '../../features/planner/today/fell-behind.tsx';
import { openQuickEntry } from '../../features/quick-entry/quick-entry-request.ts';
import { WeekStoryRow } from '../../features/stories/week-story-row.tsx';
import type { OnEntry } from '../../features/today/record-questions.ts';
import { todayQuery } from '../../features/today/today.queries.ts';
import { TodayPanel } from '../../features/today/today-panel.tsx';
import { queryClient } from '../query-client.ts';
import { waitBriefly } from '../wait-briefly.ts';
import { DashboardAlerts } from './dashboard-alerts.tsx';

const DayEvaluation = lazy(async () => ({ default: (await import('./day-evaluation.tsx')).DayEvaluation }));
const RestCards = lazy(async () => ({ default: (await import('./rest-slots.tsx')).RestCards }));
const RestSuggestions = lazy(async () => ({ default: (await import('./rest-slots.tsx')).RestSuggestions }));
/** Offline the page renders without it. */
const NightNotice = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../../features/planner/today/night-notice.tsx')).NightNotice };
  } catch {
    return { default: () => null };
  }
});
const logQuestions: OnEntry = (questions) =>
  questions ? openQuickEntry(questions.line, questions) : openQuickEntry();

/** A student's dashboard with the active alerts. */
const StudentDashboard = () => {
  const person = usePerson();
  return (
    person && (
      <DashboardPage
        person={person}
        alerts={<DashboardAlerts />}
        cards={<RestCards />}
        suggestions={<RestSuggestions />}
        today={
          <>
            <TodayPanel
              onEntry={logQuestions}
              Evaluation={DayEvaluation}
              notice={<NightNotice />}
              weekAction={<FellBehind />}
            />
            <WeekStoryRow />
          </>
        }
      />
    )
  );
};

export const loadStudentDashboard = async () => {
  const user = session.get()?.user;
  // The code loads in parallel with the guard, which may still redirect.
  if (user?.role !== 'student' || user.consent === 'due') return StudentDashboard;
  const range = readRange(new URLSearchParams(location.search));
  await waitBriefly(
    queryClient.prefetchQuery(analyticsQueries.figures(range)),
    queryClient.prefetchQuery(alertQueries.active('dashboard')),
    queryClient.prefetchQuery(todayQuery()),
  );
  return StudentDashboard;
};
