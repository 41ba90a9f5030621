import { usePlanDays } from '../../planning/daily-plans/use-plan-days.ts';
import { CalendarPage } from '../../study/calendar/calendar-page.tsx';
import { FeedButton } from './feed-button.tsx';

const loadDay = async () => (await import('./day-modal.tsx')).DayModal;

export const StudyCalendarPage = () => (
  <CalendarPage mode="study" loadDay={loadDay} usePlanDays={usePlanDays} actions={<FeedButton />} />
);
export const QuestionCalendarPage = () => (
  <CalendarPage mode="question" loadDay={loadDay} usePlanDays={usePlanDays} actions={<FeedButton />} />
);
