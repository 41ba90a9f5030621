import { type StudyDay, yearOf } from '../study-day.ts';

const YEARS_AHEAD = 6;
/** The first who learned by the curriculum of 2024 sit the exam then. */
const FIRST_YEAR_OF_NEW_CURRICULUM = 2028;

/** Topics and figures of today's exam may not hold for this year's. */
export const hasNewCurriculum = (year: number): boolean => year >= FIRST_YEAR_OF_NEW_CURRICULUM;

/** The exam years a student may aim at: this one and the next six. */
export function targetYearChoices(today: StudyDay): number[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => yearOf(today) + ahead);
}
