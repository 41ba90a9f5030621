import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { CompletionBand } from '@netlik/domain/study/bands';
import type { CalendarUrlState } from './calendar-url.ts';

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
