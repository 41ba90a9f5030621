import { type ComponentType, lazy } from 'react';
import { session } from '../../data/calls/session.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { queryClient } from '../../data/query-client.ts';
import { waitBriefly } from '../../data/wait-briefly.ts';
import { FellBehind } from '../../planning/planner/today/fell-behind.tsx';
import type { OnEntry } from '../../planning/today/record-questions.ts';
import { todayQuery } from '../../planning/today/today.queries.ts';
import { TodayPanel } from '../../planning/today/today-panel.tsx';
import { alertQueries } from '../../platform/alerts/alerts.queries.ts';
import { analyticsQueries } from '../../study/analytics/analytics.queries.ts';
import { readRange } from '../../study/analytics/dashboard-address.ts';
import { DashboardPage } from '../../study/analytics/dashboard-page.tsx';
import { openQuickEntry } from '../../study/quick-entry/quick-entry-request.ts';
import { WeekStoryRow } from '../../study/weekly-recap/week-story-row.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { DashboardAlerts } from './dashboard-alerts.tsx';

const DayEvaluation = lazyNamed(() => import('./day-evaluation.tsx'), 'DayEvaluation');
const RestCards = lazyNamed(() => import('./rest-slots.tsx'), 'RestCards');
const RestSuggestions = lazyNamed(() => import('./rest-slots.tsx'), 'RestSuggestions');
/** Offline the page renders without it. */
const NightNotice = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../../planning/planner/today/night-notice.tsx')).NightNotice };
  } catch {
    return { default: () => null };
  }
});
const logQuestions: OnEntry = (questions) =>
  questions ? openQuickEntry(questions.line, questions) : openQuickEntry();

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
  // Loads the code while the guard runs, which may still redirect.
  if (user?.role !== 'student' || user.consent === 'due') return StudentDashboard;
  const range = readRange(new URLSearchParams(location.search));
  await waitBriefly(
    queryClient.prefetchQuery(analyticsQueries.figures(range)),
    queryClient.prefetchQuery(alertQueries.active('dashboard')),
    queryClient.prefetchQuery(todayQuery()),
  );
  return StudentDashboard;
};
