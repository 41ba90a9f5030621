import type { Advanced, Dashboard } from '@netlik/contract/study/analytics';
import { toStudyDay } from '@netlik/domain/study-day';

export const exam: Dashboard['exam'] = {
  year: 2027,
  tyt: toStudyDay('2027-06-19'),
  ayt: toStudyDay('2027-06-20'),
  ydt: toStudyDay('2027-06-20'),
  official: true,
  chosen: true,
  daysLeft: 215,
  parts: ['TYT'],
  next: null,
};

export const figures: Dashboard = {
  range: 'weekly',
  totalTime: 320,
  sessionsCount: 8,
  questionStatsSummary: { totalAttempted: 1250, totalCorrect: 1000, totalWrong: 200, totalBlank: 50 },
  tytNet: 82.5,
  tytNetChange: 3.25,
  weeklyProgress: 320,
  weeklyGoal: 1200,
  overview: { currentStreak: 6, longestStreak: 21, studiedToday: true },
  rank: 3,
  rankOf: 1200,
  totalScore: 4321,
  experience: 5400,
  level: 7,
  goalsOverview: [
    { universityName: 'Ege Üniversitesi', department: 'Diş Hekimliği', priority: 1, image: null },
    { universityName: 'Hacettepe Üniversitesi', department: 'Tıp', priority: 2, image: null },
  ],
  motivation: { text: 'Damlaya damlaya göl olur.', author: null },
  exam,
};

export const empty: Dashboard = {
  ...figures,
  totalTime: 0,
  sessionsCount: 0,
  questionStatsSummary: { totalAttempted: 0, totalCorrect: 0, totalWrong: 0, totalBlank: 0 },
  tytNet: null,
  tytNetChange: null,
  weeklyProgress: 0,
  overview: { currentStreak: 0, longestStreak: 0, studiedToday: false },
  rank: null,
  totalScore: 0,
  experience: 0,
  level: 1,
  goalsOverview: [],
  exam: { ...exam, chosen: false, official: false },
};

const day = (date: string, totalTime: number) => ({
  date: toStudyDay(date),
  totalTime,
  sessionCount: totalTime > 0 ? 1 : 0,
  avgQuality: totalTime > 0 ? 4 : null,
});

export const advanced: Advanced = {
  range: 'weekly',
  from: toStudyDay('2026-11-09'),
  to: toStudyDay('2026-11-11'),
  timeSeries: [day('2026-11-09', 50), day('2026-11-10', 0), day('2026-11-11', 90)],
  subjectStats: [
    {
      subject: 'matematik',
      totalTime: 140,
      sessionCount: 2,
      avgQuality: 4,
      correctAnswers: 40,
      wrongAnswers: 8,
      blankAnswers: 2,
    },
  ],
  techniqueDistribution: [{ technique: 'Pomodoro', count: 2 }],
  questionStatsSummary: {
    totalTargetQuestions: 60,
    totalAttempted: 50,
    totalCorrect: 40,
    totalWrong: 8,
    totalBlank: 2,
    avgCompletionRate: 83,
    accuracyPercent: 83,
  },
  overall: {
    totalStudyTime: 140,
    sessionCount: 2,
    averageQuality: 4,
    averageEfficiency: 78,
    completionRate: 90,
    consistencyScore: 70,
    focusScore: 80,
    velocityScore: null,
  },
  sessions: [],
  meta: { generatedAt: '2026-11-11T20:00:00.000Z' },
};
