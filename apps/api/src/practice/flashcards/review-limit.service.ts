import { lastReviewDay } from '@netlik/domain/practice/repetition/last-day';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { findExamTarget } from './practice.sql.ts';

/** The day before the person's exam, after which no review is scheduled. */
export const findLastReviewDay = async (db: Executor, userId: string, today: StudyDay) => {
  const { targetYear, examDates } = await findExamTarget(db, userId);
  return lastReviewDay(today, targetYear, examDates);
};
