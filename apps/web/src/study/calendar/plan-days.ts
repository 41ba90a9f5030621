import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { CompletionBand } from '@netlik/domain/study/bands';
import type { CalendarUrlState } from './calendar-url.ts';

/** The plan of a day, as the calendar marks it. */
export type DayPlan = {
  /** Percent. */
  rate: number;
  /** Null for a day that has not come yet. */
  band: CompletionBand | null;
};
export type PlansByDate = ReadonlyMap<string, DayPlan>;

/** Plans belong to a domain above the calendar, which passes this hook in. */
export type UsePlanDays = (
  mode: CalendarMode,
  shown: Pick<CalendarUrlState, 'view' | 'month'>,
) => PlansByDate | undefined;
