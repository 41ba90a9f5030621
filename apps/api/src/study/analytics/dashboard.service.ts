import type { Dashboard, StatsRange } from '@netlik/contract/study/analytics';
import { weeklyGoal } from '@netlik/domain/identity/weekly-goal';
import { quoteOfWeek } from '@netlik/domain/motivation';
import { net } from '@netlik/domain/net';
import { statsRange } from '@netlik/domain/study/analytics/range';
import { levelOf } from '@netlik/domain/study/level';
import { type StudyDay, studyDay, weekStart, yearOf } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import { examDates, nextExam, nextParts } from '@netlik/domain/yks/exam-dates';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { streakNow } from '../study-days/study-days.service.ts';
import { type DashboardRow, findDashboard } from './dashboard.sql.ts';
import { findRankNow } from './rank.sql.ts';

/** Counts down to the next part of the exam; afterwards `next` is the following exam. */
const examOf = ({ targetYear, examDates: set }: DashboardRow, today: StudyDay): Dashboard['exam'] => {
  const next = nextExam(today, set);
  if (targetYear === null) return { ...next, chosen: false, next: null };
  const dates = { ...examDates(targetYear, set), chosen: true };
  const coming = nextParts(dates, today);
  return coming ? { ...dates, ...coming, next: null } : { ...dates, daysLeft: null, parts: [], next };
};

const tytNetOf = ([last, before]: DashboardRow['tyt']): Pick<Dashboard, 'tytNet' | 'tytNetChange'> => {
  if (!last) return { tytNet: null, tytNetChange: null };
  const tytNet = net(last.correct, last.wrong);
  return { tytNet, tytNetChange: before ? tytNet - net(before.correct, before.wrong) : null };
};

const NOTHING = {
  seconds: 0,
  sessions: 0,
  correct: 0,
  wrong: 0,
  blank: 0,
  xp: 0,
  streakUntil: null,
  streakDays: 0,
  longestStreak: 0,
  score: 0,
  rank: null,
};

export const getDashboard = async (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  range: StatsRange,
): Promise<Dashboard> => {
  const now = clock.now();
  const today = studyDay(now);
  const days = statsRange(range, today);
  const row = await findDashboard(db, actor.id, {
    from: days?.from ?? today,
    week: weekStart(today),
    today,
    years: [yearOf(today), yearOf(today) + 1],
  });
  const totals = row.totals ?? NOTHING;
  // The ranking runs every quarter of an hour, so a first session computes its place at once.
  const first = totals.rank === null && totals.xp > 0 ? await findRankNow(db, actor.id, today) : null;
  const { seconds, sessions, correct, wrong, blank } = days ? row.range : totals;
  return {
    range,
    totalTime: minutesOf(seconds),
    sessionsCount: sessions,
    questionStatsSummary: {
      totalAttempted: correct + wrong + blank,
      totalCorrect: correct,
      totalWrong: wrong,
      totalBlank: blank,
    },
    ...tytNetOf(row.tyt),
    weeklyProgress: minutesOf(row.weekSeconds),
    weeklyGoal: weeklyGoal(row.weeklyGoalMinutes),
    overview: {
      currentStreak: streakNow(totals, today),
      longestStreak: totals.longestStreak,
      studiedToday: row.studiedToday,
    },
    rank: first?.rank ?? totals.rank,
    rankOf: (row.rankOf ?? 0) + (first ? 1 : 0),
    totalScore: first?.score ?? totals.score,
    experience: totals.xp,
    level: levelOf(totals.xp).level,
    goalsOverview: row.goals.map(({ name, department, priority, image }) => ({
      universityName: name,
      department,
      priority,
      image: image ? fileLinks.url(image, now) : null,
    })),
    motivation: row.quote ?? { text: quoteOfWeek(today), author: null },
    exam: examOf(row, today),
  };
};
