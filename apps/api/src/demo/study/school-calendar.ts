import { dayOfWeek, type StudyDay } from '@netlik/domain/study-day';

const within = (day: StudyDay, from: string, to: string) => {
  const monthAndDay = day.slice(5);
  return monthAndDay >= from && monthAndDay <= to;
};

const WRITTEN_EXAMS = [
  ['10-26', '11-06'],
  ['01-04', '01-15'],
  ['03-22', '04-02'],
  ['05-25', '06-05'],
] as const;

export const isSchoolDay = (day: StudyDay): boolean =>
  dayOfWeek(day) <= 5 && !within(day, '06-20', '09-08') && !within(day, '01-18', '01-31');

/** Multiplier of a day's study time, lower during school exams and higher in holidays. */
export const dayCapacity = (day: StudyDay, inSchool: boolean): number => {
  const weekday = dayOfWeek(day);
  const ofWeek = weekday === 6 ? 1.5 : weekday === 7 ? 1.3 : weekday === 5 ? 0.8 : 1;
  // Little study in the two weeks after the exam.
  if (within(day, '06-22', '07-05')) return 0.4 * ofWeek;
  if (!inSchool) return ofWeek;
  if (WRITTEN_EXAMS.some(([from, to]) => within(day, from, to))) return 0.7 * ofWeek;
  return !isSchoolDay(day) && weekday <= 5 ? 1.35 : ofWeek;
};
