import { accuracy } from '@netlik/domain/net';
import { SCORE, scoreWindow } from '@netlik/domain/study/analytics/rank';
import { attempted, type QuestionCounts, questionStats } from '@netlik/domain/study/question-stats';
import { xpOfDay } from '@netlik/domain/study/xp';
import type { StudyDay } from '@netlik/domain/study-day';
import { wholeMinutes } from '@netlik/domain/totals';

// Computes SQL's sums in plain code, for comparison in tests.

type StudiedSession = {
  day: StudyDay;
  seconds: number;
  verifiedSeconds: number;
  quality: number | null;
  efficiency: number | null;
  distractions: number;
};

const totalsOfSessions = (sessions: readonly StudiedSession[]) => {
  const sum = (of: (session: StudiedSession) => number) =>
    sessions.reduce((total, session) => total + of(session), 0);
  return {
    seconds: sum(({ seconds }) => seconds),
    verifiedSeconds: sum(({ verifiedSeconds }) => verifiedSeconds),
    sessionCount: sessions.length,
    qualitySum: sum(({ quality }) => quality ?? 0),
    qualityCount: sum(({ quality }) => (quality === null ? 0 : 1)),
    efficiencySum: sum(({ efficiency }) => efficiency ?? 0),
    efficiencyCount: sum(({ efficiency }) => (efficiency === null ? 0 : 1)),
    distractions: sum(({ distractions }) => distractions),
  };
};

type Totals = ReturnType<typeof totalsOfSessions>;
export type TotalsByDay = ReadonlyMap<StudyDay, Totals>;

export const totalsByDay = (sessions: readonly StudiedSession[]): TotalsByDay =>
  new Map(
    [...new Set(sessions.map(({ day }) => day))].map((day) => [
      day,
      totalsOfSessions(sessions.filter((session) => session.day === day)),
    ]),
  );

/** Averages are null if no session was rated. */
export const overallTotals = (sessions: readonly StudiedSession[]) => {
  const totals = totalsOfSessions(sessions);
  return {
    ...totals,
    averageQuality: totals.qualityCount === 0 ? null : totals.qualitySum / totals.qualityCount,
    averageEfficiency: totals.efficiencyCount === 0 ? null : totals.efficiencySum / totals.efficiencyCount,
  };
};

type VerifiedDays = ReadonlyMap<StudyDay, { readonly verifiedSeconds: number }>;

export const totalXp = (days: VerifiedDays): number =>
  [...days.values()].reduce(
    (total, { verifiedSeconds }) => total + xpOfDay(wholeMinutes(verifiedSeconds)),
    0,
  );

const dayScore = (verifiedMinutes: number): number => {
  const minutes = Math.min(SCORE.mostMinutesADay, verifiedMinutes);
  return minutes * SCORE.perMinute + (minutes >= SCORE.activeDayMinutes ? SCORE.activeDayBonus : 0);
};

export const studyScore = (days: VerifiedDays, today: StudyDay): number => {
  const { from, to } = scoreWindow(today);
  return [...days]
    .filter(([day]) => day >= from && day <= to)
    .reduce((score, [, { verifiedSeconds }]) => score + dayScore(wholeMinutes(verifiedSeconds)), 0);
};

/**
 * Equal scores share a place and the next one is skipped (1, 2, 2, 4); people without a score have no rank.
 */
export const ranksOf = (scores: ReadonlyMap<string, number>): Map<string, number> => {
  const positive = [...scores].filter(([, score]) => score > 0);
  return new Map(
    positive.map(([id, score]) => [id, 1 + positive.filter(([, other]) => other > score).length]),
  );
};

export const questionSummary = (all: readonly QuestionCounts[]) => {
  const sum = (field: 'correctAnswers' | 'wrongAnswers' | 'blankAnswers' | 'targetQuestions') =>
    all.reduce((total, counts) => total + (counts[field] ?? 0), 0);
  const rates = all.flatMap((counts) => questionStats(counts).completionRate ?? []);
  const right = accuracy(sum('correctAnswers'), sum('wrongAnswers'));
  return {
    totalTargetQuestions: sum('targetQuestions'),
    totalAttempted: all.reduce((total, counts) => total + attempted(counts), 0),
    totalCorrect: sum('correctAnswers'),
    totalWrong: sum('wrongAnswers'),
    totalBlank: sum('blankAnswers'),
    avgCompletionRate:
      rates.length === 0 ? null : Math.round(rates.reduce((total, rate) => total + rate, 0) / rates.length),
    accuracyPercent: right === null ? null : Math.round(right * 100),
  };
};
