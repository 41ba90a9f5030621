import type { CoachFeedback, coachFeedback, FeedbackSummary } from '@netlik/contract/coach/coach-feedback';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { foundOr, touchedOr } from '../../http/owned-row.ts';
import {
  countFeedbacks,
  type FeedbackRow,
  findFeedback,
  findFeedbackSummary,
  findFeedbacks,
  saveFeedbackRead,
} from './coach-feedback.sql.ts';

const present = (row: FeedbackRow): CoachFeedback => {
  const { communication, programQuality, overallSatisfaction, issues, ...rest } = row;
  const { studentId, studentName, coachId, coachName, ...feedback } = rest;
  return {
    ...feedback,
    categories: { communication, programQuality, overallSatisfaction },
    specificIssues: {
      tooMuchPressure: issues.tooMuchPressure ?? false,
      notEnoughSupport: issues.notEnoughSupport ?? false,
      communicationProblems: issues.communicationProblems ?? false,
      programNotSuitable: issues.programNotSuitable ?? false,
      other: issues.other ?? '',
    },
    student: { id: studentId, name: studentName },
    coach: coachId ? { id: coachId, name: coachName ?? '' } : null,
  };
};

export const listFeedbacks = async ({ db }: Deps, query: QueryOf<typeof coachFeedback.list>) => {
  const { status, coachId = null, limit, offset } = query;
  const filter = { status, coachId };
  const [rows, total] = await Promise.all([
    findFeedbacks(db, filter, { limit, offset }),
    countFeedbacks(db, filter),
  ]);
  return { data: rows.map(present), total };
};

export const getFeedback = async ({ db }: Pick<Deps, 'db'>, id: string) =>
  present(foundOr(await findFeedback(db, id), 'coach.feedback_not_found'));

export const markFeedbackRead = ({ db }: Deps, id: string) =>
  db.transaction(async (tx) => {
    touchedOr(await saveFeedbackRead(tx, id), 'coach.feedback_not_found');
    return present(foundOr(await findFeedback(tx, id), 'coach.feedback_not_found'));
  });

export const summarizeFeedbacks = async ({ db }: Deps): Promise<FeedbackSummary> => {
  const { totalFeedbacks, averageRating, lastFeedbackDate, unread, ...issuesCounts } =
    await findFeedbackSummary(db);
  return {
    totalFeedbacks,
    averageRating,
    lastFeedbackDate,
    issuesCounts,
    statusCounts: { new: unread, read: totalFeedbacks - unread },
  };
};
