import type { CalendarMode } from '@netlik/contract/study/calendar';
import {
  type CalendarRange,
  type MonthDay,
  monthEnd,
  monthGridRange,
  monthKey,
  parseMonthKey,
  yearChoices,
  yearRange,
} from '@netlik/domain/months';
import { monthStart, parseStudyDay, type StudyDay, yearOf } from '@netlik/domain/study-day';

export const paths: Record<CalendarMode, string> = {
  study: '/calendar/study',
  question: '/calendar/question',
};

export type View = 'month' | 'year';

/** State in the query string; the mode is in the path. */
export type CalendarUrlState = {
  view: View;
  /** Also set in the year view, where it selects the year and the month that „Ay” returns to. */
  month: MonthDay;
  day: StudyDay | null;
  /** Phones show the open day's reminders in a modal on top. */
  reminders: boolean;
};

const ifInYears = (day: StudyDay | null, today: StudyDay): StudyDay | null =>
  day && yearChoices(yearOf(today)).includes(yearOf(day)) ? day : null;

/** Missing or invalid parameters fall back to today. */
export const readCalendarUrl = (params: URLSearchParams, today: StudyDay): CalendarUrlState => {
  const day = ifInYears(parseStudyDay(params.get('date') ?? ''), today);
  const month = ifInYears(parseMonthKey(params.get('month') ?? ''), today);
  return {
    view: params.get('view') === 'year' ? 'year' : 'month',
    month: month ?? monthStart(day ?? today),
    day,
    reminders: day !== null && params.get('panel') === 'reminders',
  };
};

export const calendarSearchParams = (
  { view, month, day, reminders }: CalendarUrlState,
  today: StudyDay,
): URLSearchParams => {
  const params = new URLSearchParams();
  if (view === 'year') params.set('view', view);
  if (month !== monthStart(day ?? today)) params.set('month', monthKey(month));
  if (day) params.set('date', day);
  if (day && reminders) params.set('panel', 'reminders');
  return params;
};

export const shownRange = ({ view, month }: Pick<CalendarUrlState, 'view' | 'month'>): CalendarRange =>
  view === 'year' ? yearRange(yearOf(month)) : { from: month, to: monthEnd(month) };

/** A month's grid also loads the neighbouring months' days. */
export const loadedRange = ({ view, month }: Pick<CalendarUrlState, 'view' | 'month'>): CalendarRange =>
  view === 'year' ? yearRange(yearOf(month)) : monthGridRange(month);

export const isWithin = (day: StudyDay, { from, to }: CalendarRange): boolean => day >= from && day <= to;

export const wholeRange = (today: StudyDay) => {
  const years = yearChoices(yearOf(today));
  return { min: yearRange(years[0]!).from, max: yearRange(years.at(-1)!).to };
};
