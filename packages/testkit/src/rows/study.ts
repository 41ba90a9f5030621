import type { CalendarDay } from '@netlik/contract/study/calendar';
import type { HabitRoutine } from '@netlik/contract/study/habits';
import type { QuestionEntry } from '@netlik/contract/study/question-entries';
import type { Reminder } from '@netlik/contract/study/reminders';
import type { StudyRun } from '@netlik/contract/study/study-runs';
import type { StudySession } from '@netlik/contract/study/study-sessions';
import { newRowId, rowDay, rowTime } from './defaults.ts';

export const aReminder = (part: Partial<Reminder> = {}): Reminder => ({
  _id: newRowId(),
  date: rowDay,
  text: '',
  subject: null,
  isDone: false,
  ...part,
});

export const aQuestionEntry = (part: Partial<QuestionEntry> = {}): QuestionEntry => ({
  _id: newRowId(),
  date: rowDay,
  subject: 'fizik',
  topic: null,
  correct: 0,
  wrong: 0,
  note: null,
  planSubjectId: null,
  ...part,
});

export const aStudySession = (part: Partial<StudySession> = {}): StudySession => ({
  _id: newRowId(),
  subject: 'matematik',
  duration: 50,
  date: rowTime,
  day: rowDay,
  notes: '',
  quality: 4,
  technique: 'Pomodoro',
  mood: 'Mutlu',
  distractions: 0,
  efficiency: 90,
  dailyPlanId: null,
  subjectIndex: null,
  questionStats: null,
  source: 'timer',
  verifiedMinutes: 0,
  ...part,
});

export const aStudyRun = (part: Partial<StudyRun> = {}): StudyRun => ({
  id: newRowId(),
  subject: 'matematik',
  technique: 'Pomodoro',
  startedAt: rowTime,
  accumulatedSeconds: 0,
  verifiedSeconds: 0,
  plannedSeconds: 0,
  lastTickAt: rowTime,
  serverNow: rowTime,
  dailyPlanId: null,
  subjectIndex: null,
  metadata: {},
  mine: true,
  ...part,
});

export const aHabit = (part: Partial<HabitRoutine> = {}): HabitRoutine => ({
  id: newRowId(),
  name: 'Paragraf',
  status: 'active',
  schedule: { timeStart: '07:00', recurrence: 'daily', date: rowDay },
  auto: null,
  metrics: { currentStreak: 0, bestStreak: 9, strength: 40 },
  todayLog: { status: 'pending', completedAt: null },
  createdAt: rowTime,
  ...part,
});

export const aCalendarDay = (part: Partial<CalendarDay> = {}): CalendarDay => ({
  date: rowDay,
  totalTime: 0,
  sessionCount: 0,
  averageQuality: null,
  averageEfficiency: null,
  correct: 0,
  wrong: 0,
  blank: 0,
  reminders: 0,
  openReminders: 0,
  exams: 0,
  meetings: 0,
  ...part,
});
