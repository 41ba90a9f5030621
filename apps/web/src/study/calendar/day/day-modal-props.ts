import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { StudyDay } from '@netlik/domain/study-day';

/** The open day; the app composes what it shows, since reminders and questions are features of their own. */
export type DayModalProps = {
  mode: CalendarMode;
  day: StudyDay;
  today: StudyDay;
  /** The reminders modal is open on top; phones only, wider screens show them beside the sessions. */
  reminders: boolean;
  onReminders: () => void;
  onClose: () => void;
};
