import type { GoalGap } from '@netlik/contract/exams/estimates';
import type { ExamAttempt, ExamInsight } from '@netlik/contract/exams/exam-attempts';
import { netsOfAttempt } from '@netlik/domain/exams/estimates/attempt-nets';
import { netNames } from '@netlik/domain/exams/estimates/estimate-words.texts';
import { accuracy } from '@netlik/domain/net';
import type { NetKey } from '@netlik/domain/yks/score-keys';
import type { QueryClient } from '@tanstack/react-query';
import { estimateQueries } from '../../exams/estimates/estimates.queries.ts';
import { examQueries } from '../../exams/exam-attempts/exam-attempts.queries.ts';
import { examNames } from '../../exams/exam-attempts/exam-attempts.texts.ts';
import { filterOf } from '../../exams/exam-attempts/exam-filter.ts';
import { goalProgress } from '../../exams/goals/distance-to-goal.ts';
import { formatChange, formatExamNet, formatNet, formatShare } from '../../formats/numbers.ts';
import { type Celebration, celebrations } from '../../ui/celebrations/celebrations.ts';
import { examCelebrationTexts as texts } from './exam-celebration.texts.ts';

const SHOWN_RISES = 2;
const SHOWN_TOPICS = 3;

const netsOf = ({ examType, subjects }: ExamAttempt) =>
  examType
    ? netsOfAttempt(
        examType,
        subjects.map(({ part, ...line }) => ({ ...line, ...(part && { part: part as 1 | 2 }) })),
      ).nets
    : {};

const risesOf = (attempt: ExamAttempt, before: ExamAttempt) => {
  const earlier = netsOf(before);
  return (Object.entries(netsOf(attempt)) as [NetKey, number][])
    .flatMap(([key, now]) => {
      const then = earlier[key];
      return then !== undefined && now > then ? [{ key, more: now - then }] : [];
    })
    .sort((one, other) => other.more - one.more)
    .slice(0, SHOWN_RISES);
};

/** True if the newest attempt brought the goal within reach. */
const isGained = ({ nets, missingBefore }: GoalGap['programmes'][number]) =>
  nets?.missing === 0 && missingBefore !== null && missingBefore > 0;

/** Returns the previous attempt of the same exam; for branch exams, of the same subject. */
export const attemptBefore = (attempt: ExamAttempt, all: readonly ExamAttempt[]): ExamAttempt | null => {
  const kind = ({ examType, subjects }: ExamAttempt) => examType ?? subjects[0]?.subject;
  const age = (one: ExamAttempt) => `${one.date} ${one.createdAt}`;
  return (
    all
      .filter((one) => one._id !== attempt._id && kind(one) === kind(attempt) && age(one) <= age(attempt))
      .sort((one, other) => age(other).localeCompare(age(one)))[0] ?? null
  );
};

type Around = { before: ExamAttempt | null; insights: readonly ExamInsight[]; goals: readonly GoalGap[] };

export const examCelebration = (attempt: ExamAttempt, { before, insights, goals }: Around): Celebration => {
  const { correctAnswers: correct, wrongAnswers: wrong, blankAnswers: blank, netScore } = attempt.totals;
  const exam = examNames[filterOf(attempt.examType)];
  const change = before && netScore - before.totals.netScore;
  const rises = before ? risesOf(attempt, before) : [];
  const share = accuracy(correct, wrong);
  const goal = goalProgress(goals);
  const gained = goals.flatMap(({ programmes }) => programmes).filter(isGained).length;
  const title = () => {
    if (change === null) return texts.first(exam);
    if (change > 0) return texts.up(formatNet(change));
    return change === 0 ? texts.same : texts.down;
  };
  const text = () => {
    if (rises.length > 0)
      return texts.risen(rises.map(({ key, more }) => `${netNames[key]} ${formatChange(more)}`).join(', '));
    return change !== null && change < 0 ? texts.encourage : attempt.source;
  };
  return {
    title: title(),
    text: text(),
    ring: {
      value: Math.max(0, netScore) / Math.max(1, correct + wrong + blank),
      middle: formatExamNet(netScore),
      label: texts.net(exam),
    },
    figures: [
      ...(change === null ? [] : [{ label: texts.change, value: formatChange(change, 2, 2) }]),
      ...(share === null ? [] : [{ label: texts.accuracy, value: formatShare(share) }]),
      ...(gained > 0 ? [{ label: texts.gained, value: texts.programmes(gained) }] : []),
    ],
    calm: change !== null && change < 0,
    ...(goal && { bar: goal }),
    ...(insights.length > 0 && {
      next: {
        title: texts.next,
        action: texts.study,
        items: insights.slice(0, SHOWN_TOPICS).map(({ topic, subject }) => ({
          text: topic,
          subject,
          to: `/study-tracker/timer?start=block&focus=25&break=5&chosen=${subject}`,
        })),
      },
    }),
  };
};

/** Works with whatever could be loaded, because the attempt is already saved. */
export const showExamCelebration = async (queries: QueryClient, attempt: ExamAttempt): Promise<void> => {
  const [list, insights, goals] = await Promise.allSettled([
    queries.fetchQuery({ ...examQueries.page(1), staleTime: 0 }),
    queries.fetchQuery({ ...examQueries.insights(), staleTime: 0 }),
    queries.fetchQuery({ ...estimateQueries.goals(), staleTime: 0 }),
  ]);
  celebrations.show(
    examCelebration(attempt, {
      before: list.status === 'fulfilled' ? attemptBefore(attempt, list.value.data) : null,
      insights: insights.status === 'fulfilled' ? insights.value : [],
      goals: goals.status === 'fulfilled' ? goals.value : [],
    }),
  );
};
