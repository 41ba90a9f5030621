import { Suspense } from 'react';
import { WeeklyPlansPage } from '../../planning/weekly-plans/weekly-plans-page.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';

const SuggestionList = lazyNamed(
  () => import('../../assistant/ai-suggestions/suggestion-list.tsx'),
  'SuggestionList',
);

export const WeeklyPlanScreen = () => (
  <WeeklyPlansPage
    suggestions={
      <Suspense>
        <SuggestionList scope="weekly_plan" canSearch />
      </Suspense>
    }
  />
);
