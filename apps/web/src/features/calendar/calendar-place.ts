import type { CalendarMode } from '@netlik/contract/calendar';
import {
  type CalendarRange,
  type MonthDay,
  monthEnd,
  monthGridRange,
  monthKey,
  parseMonthKey,
  yearChoices,
  yearRange,
} from '@netlik/domain/calendar/months';
import { monthStart, parseStudyDay, type StudyDay, yearOf } from '@netlik/domain/study-day';

export const paths: Record<CalendarMode, string> = {
  study: '/calendar/study',
  question: '/calendar/question',
};

export type View = 'month' | 'year';

/** What an address of the calendar says; the path itself says the mode. */
export type Place = {
  view: View;
  /** In the year's view too: it says which year, and where „Ay” leads back to. */
  month: MonthDay;
  /** The day that is open. */
  day: StudyDay | null;
  /** Its reminders stand in front of it: on phones they have a screen of their own. */
  reminders: boolean;
};

const within = (day: StudyDay | null, today: StudyDay): StudyDay | null =>
  day && yearChoices(yearOf(today)).includes(yearOf(day)) ? day : null;

/** A wrong or missing part is read as today's. */
export const readPlace = (params: URLSearchParams, today: StudyDay): Place => {
  const day = within(parseStudyDay(params.get('date') ?? ''), today);
  const month = within(parseMonthKey(params.get('month') ?? ''), today);
  return {
    view: params.get('view') === 'year' ? 'year' : 'month',
    month: month ?? monthStart(day ?? today),
    day,
    reminders: day !== null && params.get('panel') === 'reminders',
  };
};

export const writePlace = ({ view, month, day, reminders }: Place, today: StudyDay): URLSearchParams => {
  const params = new URLSearchParams();
  if (view === 'year') params.set('view', view);
  if (month !== monthStart(day ?? today)) params.set('month', monthKey(month));
  if (day) params.set('date', day);
  if (day && reminders) params.set('panel', 'reminders');
  return params;
};

/** The days that belong to what is shown. */
export const shownRange = ({ view, month }: Pick<Place, 'view' | 'month'>): CalendarRange =>
  view === 'year' ? yearRange(yearOf(month)) : { from: month, to: monthEnd(month) };

/** What one call loads for it: a month's grid also shows days of its neighbours. */
export const loadedRange = ({ view, month }: Pick<Place, 'view' | 'month'>): CalendarRange =>
  view === 'year' ? yearRange(yearOf(month)) : monthGridRange(month);

export const isWithin = (day: StudyDay, { from, to }: CalendarRange): boolean => day >= from && day <= to;

/** From the first day of the ten years to the last. */
export const wholeRange = (today: StudyDay): CalendarRange => {
  const years = yearChoices(yearOf(today));
  return { from: yearRange(years[0]!).from, to: yearRange(years.at(-1)!).to };
};
