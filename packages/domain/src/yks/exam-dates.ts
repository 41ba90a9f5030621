import { monthOf } from '../months.ts';
import { addDays, dayOfWeek, daysBetween, type StudyDay, toStudyDay, yearOf } from '../study-day.ts';
import { EXAM_KEYS, type ExamKey } from './exam-keys.ts';

export interface ExamDates {
  readonly year: number;
  readonly tyt: StudyDay;
  readonly ayt: StudyDay;
  readonly ydt: StudyDay;
  /** False while the dates are estimated and shown as "tahmini". */
  readonly official: boolean;
}

export type NextParts = { readonly daysLeft: number; readonly parts: ExamKey[] };

/** Published by ÖSYM; later years come from the admin's table. */
export const PUBLISHED_EXAM_DATES: readonly ExamDates[] = [
  published(2025, '2025-06-21', '2025-06-22'),
  published(2026, '2026-06-20', '2026-06-21'),
];

/** The admin's dates, else ÖSYM's published dates, else the usual weekend. */
export function examDates(year: number, set: readonly ExamDates[] = []): ExamDates {
  const known = [...set, ...PUBLISHED_EXAM_DATES].find((dates) => dates.year === year);
  return known ?? usualDates(year);
}

/** TYT on the third Saturday of June, as in 2022, 2023, 2025 and 2026; AYT and YDT the day after. */
export function usualDates(year: number): ExamDates {
  const june = monthOf(year, 6);
  if (!june) throw new RangeError(`Not a year: ${year}`);
  const saturday = addDays(june, ((13 - dayOfWeek(june)) % 7) + 14);
  const sunday = addDays(saturday, 1);
  return { year, tyt: saturday, ayt: sunday, ydt: sunday, official: false };
}

export function nextParts(dates: ExamDates, today: StudyDay): NextParts | null {
  const days = { TYT: dates.tyt, AYT: dates.ayt, YDT: dates.ydt };
  const next = Object.values(days)
    .filter((day) => day >= today)
    .sort()[0];
  if (!next) return null;
  return { daysLeft: daysBetween(today, next), parts: EXAM_KEYS.filter((part) => days[part] === next) };
}

/** Countdown target of a student without a target year. */
export function nextExam(
  today: StudyDay,
  set: readonly ExamDates[] = [],
  year = yearOf(today),
): ExamDates & NextParts {
  const dates = examDates(year, set);
  const coming = nextParts(dates, today);
  return coming ? { ...dates, ...coming } : nextExam(today, set, year + 1);
}

function published(year: number, saturday: string, sunday: string): ExamDates {
  const [first, second] = [toStudyDay(saturday), toStudyDay(sunday)];
  return { year, tyt: first, ayt: second, ydt: second, official: true };
}
