import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { CalendarRange, MonthDay } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';
import type { DaysByDate } from './day-figures.ts';
import type { PlansByDate } from './plan-days.ts';

export type ViewProps = {
  mode: CalendarMode;
  month: MonthDay;
  today: StudyDay;
  shown: CalendarRange;
  /** All selectable days. */
  bounds: CalendarRange;
  /** Undefined until loaded, which differs from no activity. */
  days: DaysByDate | undefined;
  /** Undefined where plans are not shown. */
  plans: PlansByDate | undefined;
  loading: boolean;
  onOpen: (day: StudyDay) => void;
  onLeave: (day: StudyDay) => void;
};
