import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import type { CopyItem } from '@netlik/contract/coaching/program-copies';
import { newRowId, rowDay } from './defaults.ts';

export const aCoachProgram = (part: Partial<CoachProgram> = {}): CoachProgram => ({
  _id: newRowId(),
  studentId: newRowId(),
  coachId: newRowId(),
  date: rowDay,
  source: 'coach',
  title: 'Türev günü',
  motivationNote: '',
  dailyGoal: '',
  status: 'active',
  shownStatus: 'active',
  subjects: [],
  subjectsCount: 1,
  completionRate: 50,
  stats: {
    totalTargetQuestions: 40,
    totalCompletedQuestions: 20,
    completionRate: 50,
    successRate: 80,
    totalStudyTime: 45,
    netScore: 15,
  },
  studentFeedback: null,
  isComplete: false,
  seenAt: null,
  version: 1,
  ...part,
});

export const aCopyItem = (part: Partial<CopyItem> = {}): CopyItem => ({
  studentId: newRowId(),
  studentName: 'Deniz Yılmaz',
  date: rowDay,
  title: 'Türev günü',
  action: 'create',
  reason: null,
  work: [],
  ...part,
});
