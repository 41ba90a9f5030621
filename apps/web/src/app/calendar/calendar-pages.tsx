import { CalendarPage } from '../../features/calendar/calendar-page.tsx';

const loadDay = async () => (await import('./day-modal.tsx')).DayModal;

export const StudyCalendarPage = () => <CalendarPage mode="study" loadDay={loadDay} />;
export const QuestionCalendarPage = () => <CalendarPage mode="question" loadDay={loadDay} />;
