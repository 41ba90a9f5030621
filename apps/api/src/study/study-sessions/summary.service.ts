import type { SessionsSummary } from '@netlik/contract/study/study-sessions';
import { accuracy, shownNet } from '@netlik/domain/net';
import type { StudyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type { Executor } from '../../db/database.ts';
import { type SubjectSums, sumSessionsBySubject } from './summary.sql.ts';

const percent = (correct: number, wrong: number) => {
  const share = accuracy(correct, wrong);
  return share === null ? null : Math.round(share * 100);
};

const presentSubject = ({ subject, sessions, seconds, target, correct, wrong, blank }: SubjectSums) => ({
  subject,
  sessions,
  studyTime: minutesOf(seconds),
  target,
  attempted: correct + wrong + blank,
  correct,
  wrong,
  blank,
  net: shownNet(correct, wrong),
  accuracyPercent: percent(correct, wrong),
});

/** Sums over the whole range. */
export const summarizeStudySessions = async (
  db: Executor,
  userId: string,
  { from = null, to = null }: { from?: StudyDay | null | undefined; to?: StudyDay | null | undefined },
): Promise<SessionsSummary> => {
  const rows = await sumSessionsBySubject(db, userId, from, to);
  const sum = (value: (row: SubjectSums) => number) => rows.reduce((total, row) => total + value(row), 0);
  const [correct, wrong, rated] = [
    sum((row) => row.correct),
    sum((row) => row.wrong),
    sum((row) => row.rated),
  ];
  return {
    totalSessions: sum((row) => row.sessions),
    totalStudyTime: minutesOf(sum((row) => row.seconds)),
    totalTargetQuestions: sum((row) => row.target),
    totalAttempted: correct + wrong + sum((row) => row.blank),
    totalCorrect: correct,
    totalWrong: wrong,
    totalNetScore: shownNet(correct, wrong),
    accuracyPercent: percent(correct, wrong),
    avgCompletionRate: rated === 0 ? null : Math.round(sum((row) => row.rateSum) / rated),
    perSubject: rows.map(presentSubject),
  };
};
