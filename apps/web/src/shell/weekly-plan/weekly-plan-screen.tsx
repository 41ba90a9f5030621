import { lazy, Suspense } from 'react';
import { WeeklyPlansPage } from '../../planning/weekly-plans/weekly-plans-page.tsx';

const SuggestionList = lazy(async () => ({
  default: (await import('../../assistant/ai-suggestions/suggestion-list.tsx')).SuggestionList,
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
