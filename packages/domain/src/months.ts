import {
  addDays,
  dayOfWeek,
  daysBetween,
  monthStart,
  parseStudyDay,
  type StudyDay,
  weekStart,
} from './study-day.ts';

export type MonthDay = StudyDay;

export interface CalendarRange {
  readonly from: StudyDay;
  readonly to: StudyDay;
}

export const YEAR_CHOICES = 10;
const YEARS_BACK = 5;

/** Months count from 1; null for a month that does not exist. */
export function monthOf(year: number, month: number): MonthDay | null {
  return parseStudyDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);
}

/** '2026-11', for URLs and cache keys. */
export function monthKey(day: StudyDay): string {
  return day.slice(0, 7);
}

export function parseMonthKey(text: string): MonthDay | null {
  return parseStudyDay(`${text}-01`);
}

export function monthEnd(day: StudyDay): StudyDay {
  return addDays(nextMonthStart(day), -1);
}

/** Clamped to the last day of a shorter month. */
export function addMonths(day: StudyDay, count: number): StudyDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const start = monthOf(Math.floor(months / 12), (months % 12) + 1);
  if (!start) throw new RangeError(`No month ${count} from ${day}`);
  const wanted = addDays(start, Number(day.slice(8)) - 1);
  return monthStart(wanted) === start ? wanted : monthEnd(start);
}

export function neighbourMonth(day: StudyDay, step: 1 | -1): MonthDay {
  return addMonths(monthStart(day), step);
}

/** Weeks from Monday to Sunday, including days of neighbouring months. */
export function monthGrid(day: StudyDay): StudyDay[][] {
  const { from, to } = monthGridRange(day);
  return weeksBetween(from, to);
}

export function monthGridRange(day: StudyDay): CalendarRange {
  return { from: weekStart(monthStart(day)), to: addDays(weekStart(monthEnd(day)), 6) };
}

export function yearRange(year: number): CalendarRange {
  const [from, december] = [monthOf(year, 1), monthOf(year, 12)];
  if (!from || !december) throw new RangeError(`Not a year: ${year}`);
  return { from, to: monthEnd(december) };
}

/** Five years back for past study and four ahead for reminders. */
export function yearChoices(year: number): number[] {
  return Array.from({ length: YEAR_CHOICES }, (_, index) => year - YEARS_BACK + index);
}

export function daysOf({ from, to }: CalendarRange): StudyDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Shift turns a page to a whole year. Null for keys that do not move. */
export function dayAfterKey(day: StudyDay, key: string, isShift = false): StudyDay | null {
  const months = isShift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart(day);
    case 'End':
      return addDays(day, 7 - dayOfWeek(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

function nextMonthStart(day: StudyDay): StudyDay {
  // 31 days after the first is always in the next month.
  return monthStart(addDays(monthStart(day), 31));
}

function weeksBetween(monday: StudyDay, sunday: StudyDay): StudyDay[][] {
  const weeks = (daysBetween(monday, sunday) + 1) / 7;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(monday, week * 7 + index)),
  );
}
