import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { StudyDay } from '@netlik/domain/study-day';

/** The app composes the content, because reminders and questions are separate features. */
export type DayModalProps = {
  mode: CalendarMode;
  day: StudyDay;
  today: StudyDay;
  /** Phones only; wider screens show the reminders beside the sessions. */
  reminders: boolean;
  onReminders: () => void;
  onClose: () => void;
};
