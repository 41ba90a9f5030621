import {
  type ExamAttempt,
  type ExamFilter,
  examAttempts,
  type NewExamAttempt,
} from '@netlik/contract/exams/exam-attempts';
import { sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import type { ExamBucket, ExamRange } from '@netlik/domain/exams/exam-attempts/values';
import { net } from '@netlik/domain/net';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import { offlineRows } from '../../data/outbox/offline-rows.ts';
import { examNames, examTexts as texts } from './exam-attempts.texts.ts';
import { filterOf } from './exam-filter.ts';

const STALE_MS = 5 * 60_000;
/** The server's maximum page size; covers two years of a premium student. */
export const PAGE_SIZE = 500;

type HistoryChoice = {
  type: ExamFilter | null;
  bucket: ExamBucket;
  range: ExamRange;
  source: string | null;
};

export const examQueries = {
  page: (page: number) =>
    read(examAttempts.list, { query: { page, limit: PAGE_SIZE } }, { staleTime: STALE_MS }),
  /** The pages after the first as one list. */
  rest: (pages: number) =>
    queryOptions({
      queryKey: [examAttempts.list.path, { pages }],
      queryFn: async ({ signal }) => {
        const numbers = Array.from({ length: pages - 1 }, (_, index) => index + 2);
        const replies = await Promise.all(
          numbers.map((page) => call(examAttempts.list, { query: { page, limit: PAGE_SIZE } }, signal)),
        );
        return { data: replies.flatMap(({ data }) => data) };
      },
      meta: { shows: examAttempts.list.shows ?? [] },
      staleTime: STALE_MS,
      enabled: pages > 1,
    }),
  ofDay: (day: string) =>
    read(examAttempts.list, { query: { from: day, to: day, limit: 20 } }, { staleTime: STALE_MS }),
  overview: () => read(examAttempts.overview, {}, { staleTime: STALE_MS }),
  insights: () => read(examAttempts.insights, {}, { staleTime: STALE_MS }),
  frequentTopics: () =>
    read(examAttempts.frequentTopics, { query: { limit: 15, period: '30d' } }, { staleTime: STALE_MS }),
  topicHistory: (topic: string, subject: string, range: ExamRange) =>
    read(
      examAttempts.topicHistory,
      { query: { topic, subject, range } },
      { staleTime: STALE_MS, keepPrevious: true },
    ),
  aggregate: ({ type, bucket, range, source }: HistoryChoice) =>
    read(
      examAttempts.aggregateHistory,
      { query: { bucket, range, ...(type && { type }), ...(source && { source }) } },
      { staleTime: STALE_MS, keepPrevious: true },
    ),
};

/** The same totals as the server computes. */
export const totalsOf = (subjects: ExamAttempt['subjects']): ExamAttempt['totals'] => {
  const { correct, wrong, blank } = sumAnswers(subjects);
  return { correctAnswers: correct, wrongAnswers: wrong, blankAnswers: blank, netScore: net(correct, wrong) };
};

/** What the server will store of `body`, for optimistic updates. */
export const attemptFields = (body: Omit<NewExamAttempt, 'version'>) => {
  const subjects = body.subjects.map(({ part, ...counts }) => ({ ...counts, ...(part && { part }) }));
  return {
    date: body.date,
    source: body.source,
    examType: body.examType,
    subjects,
    topics: (body.topics ?? []).map((topic) => ({ ...topic, asked: topic.asked ?? null })),
    totals: totalsOf(subjects),
  };
};

export const examRows = offlineRows('examAttempts', examAttempts, {
  label: ({ examType, source }) => texts.outboxLabel(examNames[filterOf(examType)], source),
  queued: texts.queued,
  // An update replaces the whole attempt.
  change: (attempt, body) => ({ ...attempt, ...attemptFields(body) }),
});
