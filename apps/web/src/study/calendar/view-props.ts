import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { CalendarRange, MonthDay } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';
import type { DaysByDate } from './day-figures.ts';
import type { PlansByDate } from './plan-days.ts';

/** Props shared by the month, year and agenda views. */
export type ViewProps = {
  mode: CalendarMode;
  month: MonthDay;
  today: StudyDay;
  /** The days of the shown month or year. */
  shown: CalendarRange;
  /** All selectable days. */
  bounds: CalendarRange;
  /** Undefined until loaded, which differs from no activity. */
  days: DaysByDate | undefined;
  /** The plans of the month; undefined where they are not shown. */
  plans: PlansByDate | undefined;
  loading: boolean;
  onOpen: (day: StudyDay) => void;
  onLeave: (day: StudyDay) => void;
};
