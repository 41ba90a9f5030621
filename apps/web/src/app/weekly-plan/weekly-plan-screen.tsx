import { WeeklyPlansPage } from '../../features/weekly-plans/weekly-plans-page.tsx';
import { SuggestionsSlot } from '../slots/suggestions-slot.tsx';

/** The week, and below it what is worth adding. */
export const WeeklyPlanScreen = () => (
  <WeeklyPlansPage suggestions={<SuggestionsSlot scope="weekly_plan" title="Öneriler" />} />
);
