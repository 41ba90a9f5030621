import { lazy } from 'react';
import { WeeklyPlansPage } from '../../features/weekly-plans/weekly-plans-page.tsx';
import { WhenSeen } from '../dashboard/when-seen.tsx';

const SuggestionPanel = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-panel.tsx')).SuggestionPanel,
}));

/** The week, and below it what is worth adding. */
export const WeeklyPlanScreen = () => (
  <WeeklyPlansPage
    suggestions={
      <WhenSeen minHeight={1}>
        <SuggestionPanel scope="weekly_plan" onItsPage />
      </WhenSeen>
    }
  />
);
