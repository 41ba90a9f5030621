import { CalendarPage } from '../../features/calendar/calendar-page.tsx';
import { usePlanDays } from '../../features/calendar/use-plan-days.ts';
import { FeedButton } from './feed-button.tsx';

const loadDay = async () => (await import('./day-modal.tsx')).DayModal;

export const StudyCalendarPage = () => (
  <CalendarPage mode="study" loadDay={loadDay} usePlanDays={usePlanDays} actions={<FeedButton />} />
);
export const QuestionCalendarPage = () => (
  <CalendarPage mode="question" loadDay={loadDay} usePlanDays={usePlanDays} actions={<FeedButton />} />
);
