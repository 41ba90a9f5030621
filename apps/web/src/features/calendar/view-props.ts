import type { CalendarMode } from '@netlik/contract/calendar';
import type { CalendarRange, MonthDay } from '@netlik/domain/calendar/months';
import type { StudyDay } from '@netlik/domain/study-day';
import type { DaysByDate } from './day-figures.ts';

/** What the month, the year and the agenda are given alike. */
export type ViewProps = {
  mode: CalendarMode;
  month: MonthDay;
  today: StudyDay;
  /** The days the view is about. */
  shown: CalendarRange;
  /** As far as the calendar goes. */
  bounds: CalendarRange;
  /** Undefined while nothing is known: that is not the same as nothing done. */
  days: DaysByDate | undefined;
  /** They are on their way. */
  loading: boolean;
  onOpen: (day: StudyDay) => void;
  onLeave: (day: StudyDay) => void;
};
