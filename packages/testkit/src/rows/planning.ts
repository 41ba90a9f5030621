import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import type { VideoItem } from '@netlik/contract/planning/videos';
import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { newRowId } from './defaults.ts';

export const aPlanSubject = (part: Partial<PlanSubject> = {}): PlanSubject => ({
  _id: newRowId(),
  subject: 'matematik',
  priority: 1,
  targetQuestions: 40,
  targetTime: 60,
  duration: 60,
  topics: [],
  topicsDetailed: [],
  description: '',
  videos: [],
  completedQuestions: 0,
  correctAnswers: 0,
  wrongAnswers: 0,
  blankAnswers: 0,
  answersTyped: false,
  netScore: 0,
  studyTime: 0,
  status: 'not_started',
  isActive: false,
  sessionIds: [],
  ...part,
});

export const aVideo = (part: Partial<VideoItem> = {}): VideoItem => ({
  videoId: 'video000000',
  title: 'Türev',
  channelTitle: 'Rehber Matematik',
  durationSeconds: 725,
  thumbnail: null,
  position: 0,
  url: 'https://www.youtube.com/watch?v=video000000',
  ...part,
});

export const aWeeklyEntry = (part: Partial<WeeklyEntry> = {}): WeeklyEntry => ({
  _id: newRowId(),
  day: 0,
  order: 0,
  subject: 'matematik',
  type: 'soru_cozum',
  topic: null,
  customTitle: null,
  suggestion: null,
  notes: null,
  status: 'pending',
  ...part,
});
