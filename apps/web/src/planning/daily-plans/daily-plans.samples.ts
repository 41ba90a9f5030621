import type { PlanOfDay } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { studyDay } from '@netlik/domain/study-day';
import { aPlanSubject } from '@netlik/testkit/rows/planning';

const id = (index: number) => `01890a5d-ac96-774b-bcce-b302099a8${100 + index}`;

export const sampleSubject = (index: number, part: Partial<PlanSubject> = {}) =>
  aPlanSubject({ _id: id(index), priority: index + 1, ...part });

const video = {
  videoId: 'abcdefghijk',
  title: 'Üslü sayılar 1',
  channelTitle: 'Matematik',
  durationSeconds: 600,
  thumbnail: null,
  position: 0,
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  playlistId: null,
  order: 1,
  uid: `${id(0)}-1`,
};

export const samplePlan = (part: Partial<PlanOfDay> = {}): PlanOfDay => ({
  _id: id(90),
  date: studyDay(new Date()),
  source: 'student',
  title: 'Pazartesi planı',
  motivationNote: '',
  dailyGoal: '100 soru',
  status: 'active',
  subjects: [
    sampleSubject(0, {
      topics: ['Üslü Sayılar'],
      topicsDetailed: [
        { topic: 'Üslü Sayılar', durationMinutes: 30, solveQuestions: true, watchVideo: true },
      ],
      videos: [video],
      description: 'Önce örnekler',
      studyTime: 20,
      correctAnswers: 20,
      wrongAnswers: 4,
      completedQuestions: 24,
      netScore: 19,
      status: 'in_progress',
    }),
    sampleSubject(1, { subject: 'turkce', targetTime: null, targetQuestions: 30 }),
    sampleSubject(2, { subject: 'fizik', targetTime: 25 }),
  ],
  stats: {
    totalTargetQuestions: 110,
    totalCompletedQuestions: 24,
    completionRate: 15,
    successRate: 83,
    totalStudyTime: 20,
    netScore: 19,
  },
  studentFeedback: null,
  isComplete: false,
  seenAt: null,
  version: 1,
  other: null,
  ...part,
});
