import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { CalendarRange, MonthDay } from '@netlik/domain/months';
import type { CompletionBand } from '@netlik/domain/study/bands';
import type { StudyDay } from '@netlik/domain/study-day';
import type { CalendarUrlState } from './calendar-url.ts';
import type { DaysByDate } from './day-figures.ts';

export type DayPlan = {
  /** In percent. */
  rate: number;
  /** Null for future days. */
  band: CompletionBand | null;
};
export type PlansByDate = ReadonlyMap<string, DayPlan>;

/** Passed in, because plans belong to a domain above the calendar. */
export type UsePlanDays = (
  mode: CalendarMode,
  shown: Pick<CalendarUrlState, 'view' | 'month'>,
) => PlansByDate | undefined;

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

export type ViewProps = {
  mode: CalendarMode;
  month: MonthDay;
  today: StudyDay;
  shown: CalendarRange;
  /** All selectable days. */
  bounds: { min: StudyDay; max: StudyDay };
  /** Undefined until loaded, which differs from no activity. */
  days: DaysByDate | undefined;
  /** Undefined where plans are not shown. */
  plans: PlansByDate | undefined;
  loading: boolean;
  onOpen: (day: StudyDay) => void;
  onLeave: (day: StudyDay) => void;
};
