import type { QueryOf } from '@netlik/contract/endpoint';
import type { Advanced, analytics } from '@netlik/contract/study/analytics';
import { daysOf } from '@netlik/domain/months';
import { accuracy } from '@netlik/domain/net';
import {
  advancedRange,
  type DayRange,
  previousRange,
  statsRange,
} from '@netlik/domain/study/analytics/range';
import { consistencyScore, focusScore, velocityScore } from '@netlik/domain/study/analytics/scores';
import { studyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { listNewestStudySessions } from '../study-sessions/newest.service.ts';
import {
  type EntrySums,
  findEntrySums,
  findSessionSums,
  findStudiedSeconds,
  type SessionSums,
  type SumsRow,
} from './advanced.sql.ts';
import { roundAverage } from './rounding.ts';

const MAX_SESSIONS = 200;

type Kind = SumsRow['kind'];
const ofKind = <K extends Kind>(rows: readonly SumsRow[], kind: K) =>
  rows.filter((row): row is Extract<SumsRow, { kind: K }> => row.kind === kind);

const percent = (share: number | null) => (share === null ? null : Math.round(share));

const seriesOf = (rows: readonly SumsRow[], range: DayRange): Advanced['timeSeries'] => {
  const byDay = new Map(ofKind(rows, 'day').map((row) => [row.day, row]));
  return daysOf(range).map((day) => {
    const row = byDay.get(day);
    return {
      date: day,
      totalTime: minutesOf(row?.seconds ?? 0),
      sessionCount: row?.sessions ?? 0,
      avgQuality: roundAverage(row?.quality ?? null),
    };
  });
};

/** Most studied first; subjects with only question entries have no time. */
const subjectsOf = (rows: readonly SumsRow[], entries: readonly EntrySums[]): Advanced['subjectStats'] => {
  const studied = new Map(ofKind(rows, 'subject').map((row) => [row.subject, row]));
  const solved = new Map(entries.map((entry) => [entry.subject, entry]));
  const subjects = [...new Set([...studied.keys(), ...solved.keys()])].map((subject) => {
    const [row, entry] = [studied.get(subject), solved.get(subject)];
    return {
      subject,
      totalTime: minutesOf(row?.seconds ?? 0),
      sessionCount: row?.sessions ?? 0,
      avgQuality: roundAverage(row?.quality ?? null),
      correctAnswers: (row?.correct ?? 0) + (entry?.correct ?? 0),
      wrongAnswers: (row?.wrong ?? 0) + (entry?.wrong ?? 0),
      blankAnswers: row?.blank ?? 0,
    };
  });
  return subjects.sort((a, b) => b.totalTime - a.totalTime || (a.subject < b.subject ? -1 : 1));
};

const questionsOf = (all: SessionSums, entries: readonly EntrySums[]): Advanced['questionStatsSummary'] => {
  const totalCorrect = entries.reduce((sum, { correct }) => sum + correct, all.correct);
  const totalWrong = entries.reduce((sum, { wrong }) => sum + wrong, all.wrong);
  const right = accuracy(totalCorrect, totalWrong);
  return {
    totalTargetQuestions: all.target,
    totalAttempted: totalCorrect + totalWrong + all.blank,
    totalCorrect,
    totalWrong,
    totalBlank: all.blank,
    avgCompletionRate: percent(all.questionRate),
    accuracyPercent: right === null ? null : Math.round(right * 100),
  };
};

const overallOf = (
  all: SessionSums,
  days: { studied: number; all: number },
  previousSeconds: number,
): Advanced['overall'] => ({
  totalStudyTime: minutesOf(all.seconds),
  sessionCount: all.sessions,
  averageQuality: roundAverage(all.quality),
  averageEfficiency: roundAverage(all.efficiency),
  completionRate: percent(all.completion),
  consistencyScore: consistencyScore(days.studied, days.all),
  focusScore: focusScore({
    minutes: all.seconds / 60,
    distractions: all.distractions,
    averageQuality: all.quality,
  }),
  velocityScore: velocityScore(all.seconds / 60, previousSeconds / 60),
});

/** Three statements (four with sessions), independent of the history. */
export const getAdvancedStats = async (
  { reads: db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof analytics.advanced>,
): Promise<Advanced> => {
  const now = clock.now();
  const today = studyDay(now);
  const range = advancedRange(query.range);
  const days = statsRange(range, today)!;
  const own = { userId: actor.id, subjects: query.subjects?.length ? query.subjects : null };
  const scope = { ...own, ...days };
  const [rows, previousSeconds, entries, sessions] = await Promise.all([
    findSessionSums(db, scope),
    findStudiedSeconds(db, { ...own, ...previousRange(range, today) }),
    findEntrySums(db, scope),
    query.includeSessions ? listNewestStudySessions(db, scope, MAX_SESSIONS) : [],
  ]);
  const all = ofKind(rows, 'all')[0]!;
  const timeSeries = seriesOf(rows, days);
  const studied = timeSeries.filter(({ sessionCount }) => sessionCount > 0).length;
  return {
    range,
    ...days,
    timeSeries,
    subjectStats: subjectsOf(rows, entries),
    techniqueDistribution: ofKind(rows, 'technique')
      .map(({ technique, sessions: count }) => ({ technique, count }))
      .sort((a, b) => b.count - a.count || (a.technique < b.technique ? -1 : 1)),
    questionStatsSummary: questionsOf(all, entries),
    overall: overallOf(all, { studied, all: timeSeries.length }, previousSeconds),
    sessions,
    meta: { generatedAt: now.toISOString() },
  };
};
