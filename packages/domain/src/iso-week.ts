import { addDays, daysBetween, type StudyDay, toStudyDay, weekStart, yearOf } from './study-day.ts';

export type IsoWeek = { year: number; week: number };

export function isoWeek(day: StudyDay): IsoWeek {
  const year = yearOf(addDays(weekStart(day), 3));
  return { year, week: Math.floor(daysBetween(firstMonday(year), day) / 7) + 1 };
}

export function mondayOf({ year, week }: IsoWeek): StudyDay {
  return addDays(firstMonday(year), (week - 1) * 7);
}

/** 52 or 53. */
export function weeksOf(year: number): number {
  return daysBetween(firstMonday(year), firstMonday(year + 1)) / 7;
}

function firstMonday(year: number): StudyDay {
  return weekStart(toStudyDay(`${year}-01-04`));
}
