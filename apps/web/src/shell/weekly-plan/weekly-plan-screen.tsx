import { lazy, Suspense } from 'react';
import { WeeklyPlansPage } from '../../features/weekly-plans/weekly-plans-page.tsx';

const SuggestionList = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-list.tsx')).SuggestionList,
}));

/** The week, and in its drawer what is worth adding. */
export const WeeklyPlanScreen = () => (
  <WeeklyPlansPage
    suggestions={
      <Suspense>
        <SuggestionList scope="weekly_plan" canSearch />
      </Suspense>
    }
  />
);
