import type { CalendarMode } from '@netlik/contract/calendar';
import { type CompletionBand, completionBand } from '@netlik/domain/study/bands';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarQueries } from './calendar.queries.ts';
import { type CalendarUrlState, loadedRange } from './calendar-url.ts';

/** What a day says of its plan. */
export type DayPlan = {
  /** Percent. */
  rate: number;
  /** Null for a day that has not come yet. */
  band: CompletionBand | null;
};
export type PlansByDate = ReadonlyMap<string, DayPlan>;

/** The plans of the month, the coach's where a day has two; the study calendar shows them. A failure leaves the days as they are. */
export const usePlanDays = (
  mode: CalendarMode,
  { view, month }: Pick<CalendarUrlState, 'view' | 'month'>,
): PlansByDate | undefined => {
  const enabled = mode === 'study' && view === 'month';
  const { data } = useQuery({ ...calendarQueries.plans(loadedRange({ view, month })), enabled });
  return useMemo(() => {
    if (!enabled || !data) return undefined;
    const today: StudyDay = studyDay(new Date());
    const coachLast = data.toSorted((one, other) => other.source.localeCompare(one.source));
    return new Map(
      coachLast.map(({ date, stats: { completionRate: rate } }) => [
        date,
        { rate, band: date > today ? null : completionBand(rate) },
      ]),
    );
  }, [data, enabled]);
};
