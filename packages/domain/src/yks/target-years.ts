import { type StudyDay, yearOf } from '../study-day.ts';

const YEARS_AHEAD = 6;

/** The exam years a student may aim at: this one and the next six. */
export function targetYearChoices(today: StudyDay): number[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => yearOf(today) + ahead);
}
