import { type StudyDay, yearOf } from '../study-day.ts';

const YEARS_AHEAD = 6;
/** Students of the 2024 curriculum first sit the exam in this year. */
const FIRST_YEAR_OF_NEW_CURRICULUM = 2028;

/** Topics and figures of today's exam may not apply to this year. */
export const hasNewCurriculum = (year: number): boolean => year >= FIRST_YEAR_OF_NEW_CURRICULUM;

export function targetYearChoices(today: StudyDay): number[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => yearOf(today) + ahead);
}
