import { addDays, type StudyDay, yearOf } from '../../study-day.ts';
import { type ExamDates, examDates, nextExam } from '../../yks/exam-dates.ts';

/**
 * Nothing is scheduled past the day before the exam. From that day on reviews are scheduled towards the next
 * exam.
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
