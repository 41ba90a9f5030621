import { addDays, type StudyDay, yearOf } from '../../study-day.ts';
import { type ExamDates, examDates, nextExam } from '../../yks/exam-dates.ts';

/**
 * The day before the exam: nothing is scheduled past it. From that day on there is none left before this exam, and what
 * is answered then is scheduled towards the next one.
 */
export function lastReviewDay(
  today: StudyDay,
  targetYear: number | null,
  set: readonly ExamDates[] = [],
): StudyDay {
  const chosen = targetYear === null ? null : dayBefore(examDates(targetYear, set));
  if (chosen && chosen > today) return chosen;
  const coming = dayBefore(nextExam(today, set));
  return coming > today ? coming : dayBefore(examDates(yearOf(coming) + 1, set));
}

function dayBefore({ tyt, ayt, ydt }: ExamDates): StudyDay {
  return addDays([tyt, ayt, ydt].sort()[0]!, -1);
}
