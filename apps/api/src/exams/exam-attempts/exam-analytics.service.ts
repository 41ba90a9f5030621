import type { QueryOf } from '@netlik/contract/endpoint';
import {
  type ExamFilter,
  type ExamOverview,
  type examAttempts,
  examFilters,
  type TopicHistory,
} from '@netlik/contract/exams/exam-attempts';
import { findInsights } from '@netlik/domain/exams/exam-attempts/insights';
import { rangeStart } from '@netlik/domain/exams/exam-attempts/periods';
import { accuracy, net } from '@netlik/domain/net';
import { addDays, monthStart, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import {
  findAggregateHistory,
  findExamHours,
  findFrequentTopics,
  findOverview,
  findTopicHistory,
  findTopicWork,
  findWrongTopics,
  type OverviewRow,
} from './exam-analytics.sql.ts';

const RECENT_NETS = 8;
/** Older wrong answers weigh less than a hundredth. */
const INSIGHT_DAYS = 210;

const netSummary = (kind: OverviewRow['kinds'][number] | undefined): ExamOverview['nets']['TYT'] => {
  const latest = kind?.latest ?? [];
  const [last, before] = latest;
  const nets = latest.map(({ correct, wrong }) => net(correct, wrong));
  return {
    count: kind?.count ?? 0,
    net: nets[0] ?? null,
    netChange: last && before ? net(last.correct, last.wrong) - net(before.correct, before.wrong) : null,
    correct: last?.correct ?? 0,
    wrong: last?.wrong ?? 0,
    accuracy: last ? accuracy(last.correct, last.wrong) : null,
    recentNets: nets.reverse(),
  };
};

export const getExamOverview = async ({ db, clock }: Deps, actor: Actor): Promise<ExamOverview> => {
  const month = monthStart(studyDay(clock.now()));
  const row = await findOverview(db, actor.id, month, RECENT_NETS);
  const summaryOf = (type: ExamFilter) => netSummary(row.kinds.find((kind) => kind.type === type));
  const [last = null, previous = null] = row.accuracies;
  return {
    nets: Object.fromEntries(examFilters.map((type) => [type, summaryOf(type)])) as ExamOverview['nets'],
    lastAccuracy: last,
    averageAccuracy: row.averageAccuracy,
    delta: last !== null && previous !== null ? last - previous : null,
    total: row.total,
    quota: { limit: actor.limits.examsPerMonth, used: row.used },
    sources: row.sources,
  };
};

export const getTopicHistory = async (
  { db, clock }: Deps,
  actor: Actor,
  { topic, subject, range }: QueryOf<typeof examAttempts.topicHistory>,
): Promise<TopicHistory> => {
  const from = rangeStart(range, studyDay(clock.now()));
  const points = await findTopicHistory(db, actor.id, { topic, subject: subject ?? null, from });
  return { topic, totalWrong: points.reduce((sum, { wrong }) => sum + wrong, 0), points };
};

export const getAggregateHistory = (
  { db, clock }: Deps,
  actor: Actor,
  { type, bucket, range, source }: QueryOf<typeof examAttempts.aggregateHistory>,
) => {
  const from = rangeStart(range, studyDay(clock.now()));
  return findAggregateHistory(db, actor.id, { bucket, from, type: type ?? null, source: source ?? null });
};

export const getFrequentTopics = (
  { db, clock }: Deps,
  actor: Actor,
  { limit, period }: QueryOf<typeof examAttempts.frequentTopics>,
) => findFrequentTopics(db, actor.id, rangeStart(period, studyDay(clock.now())), limit);

/** Weak topics of a student, shared with the assistant and suggestions. */
export const findInsightsOf = async (db: Executor, userId: string, today: StudyDay) => {
  const from = addDays(today, -INSIGHT_DAYS);
  const wrongs = await findWrongTopics(db, userId, from);
  const work = await findTopicWork(db, userId, from);
  return findInsights(wrongs, work, today);
};

export const getInsights = ({ db, clock }: Deps, actor: Actor) =>
  findInsightsOf(db, actor.id, studyDay(clock.now()));

export const getExamHours = ({ db }: Deps, actor: Actor) => findExamHours(db, actor.id);
