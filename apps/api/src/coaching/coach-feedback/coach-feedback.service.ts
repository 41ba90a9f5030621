import type { CoachFeedback, coachFeedback, FeedbackSummary } from '@netlik/contract/coaching/coach-feedback';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { recordAudit, recordReads } from '../../platform/audit/audit.service.ts';
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

export const listFeedbacks = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof coachFeedback.list>,
) => {
  const { status, coachId = null, limit, offset } = query;
  const filter = { status, coachId };
  const [rows, total] = await Promise.all([
    findFeedbacks(db, filter, { limit, offset }),
    countFeedbacks(db, filter),
  ]);
  await recordReads(
    db,
    actor,
    'feedback.read',
    rows.map(({ studentId }) => studentId),
  );
  return { data: rows.map(present), total };
};

export const getFeedback = async ({ db }: Pick<Deps, 'db'>, actor: Actor, id: string) => {
  const feedback = requireRow(await findFeedback(db, id), 'coach.feedback_not_found');
  await recordReads(db, actor, 'feedback.read', [feedback.studentId]);
  return present(feedback);
};

export const markFeedbackRead = ({ db }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const changed = (await saveFeedbackRead(tx, id)) === 1;
    const feedback = requireRow(await findFeedback(tx, id), 'coach.feedback_not_found');
    // Attributed to the student only, because a coach's export must not reveal the evaluation.
    if (changed)
      await recordAudit(tx, actor, {
        action: 'feedback.read',
        subjectUserId: feedback.studentId,
        before: null,
        after: null,
      });
    return present(feedback);
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
