import type { PlannedEntry, PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import type {
  PlannerPreview,
  PlannerSettings,
  PlannerWeek,
  ShownSettings,
  YearPlan,
} from '@netlik/contract/planning/planner/planner';
import { addDays, type StudyDay, studyDay, weekStart as weekOf } from '@netlik/domain/study-day';

export const weekStart = addDays(weekOf(studyDay(new Date())), 7);

export const settings: PlannerSettings = {
  hours: [120, 120, 120, 120, 120, 240, 240],
  restDay: 7,
  examsPerWeek: { tyt: 1, ayt: 0 },
  emphasis: { matematik: 1 },
  auto: true,
};

export const shownSettings = (part: Partial<ShownSettings> = {}): ShownSettings => ({
  settings,
  saved: true,
  hoursFrom: 'saved',
  routineHours: null,
  subjects: ['turkce', 'matematik', 'fizik'],
  secondExam: 'AYT',
  examDay: addDays(weekStart, 200),
  bestHours: [],
  sessions: 3,
  ...part,
});

export const entry = (topic: string | null, day: number, part: Partial<PlannerEntry> = {}): PlannerEntry => ({
  key: `learn ${topic} ${day}`,
  day: addDays(weekStart, day),
  position: 0,
  start: null,
  atBestHour: false,
  kind: 'learn',
  subject: 'matematik',
  topic,
  minutes: 45,
  questions: null,
  exam: null,
  why: [
    { code: 'asked', questions: 2.4 },
    { code: 'weak', mastery: 0.35 },
  ],
  locked: false,
  ...part,
});

export const entries: PlannerEntry[] = [
  entry('Üslü Sayılar', 0),
  entry('Paragraf', 0, { subject: 'turkce', kind: 'practise', questions: 20, position: 1, minutes: 30 }),
  entry('Vektörler', 1, { subject: 'fizik', why: [{ code: 'begun', minutesLeft: 50 }] }),
  entry(null, 5, {
    key: 'exam TYT',
    kind: 'exam',
    subject: 'deneme_sinavi',
    exam: 'TYT',
    minutes: 165,
    why: [{ code: 'rhythm', perWeek: 1 }],
  }),
];

export const preview = (part: Partial<PlannerPreview> = {}): PlannerPreview => ({
  weekStart,
  version: 4,
  status: 'planned',
  entries,
  fixed: [],
  notFitting: [],
  totals: { minutes: 285, freeMinutes: 90, bySubject: { matematik: 45 } },
  target: 'week',
  writtenUntil: addDays(weekStart, 6),
  ...part,
});

export const planned = (part: Partial<PlannedEntry> = {}): PlannedEntry[] =>
  entries.map((each) => ({ ...each, done: false, written: true, ...part }));

export const plannedWeek = (part: Partial<PlannerWeek> = {}): PlannerWeek => ({
  weekStart,
  version: 5,
  entries: planned(),
  missed: 0,
  undo: { reason: 'apply', at: new Date().toISOString() },
  ...part,
});

export const emptyWeek = (start: StudyDay = weekStart): PlannerWeek => ({
  weekStart: start,
  version: 4,
  entries: [],
  missed: 0,
  undo: null,
});

export const year = (part: Partial<YearPlan> = {}): YearPlan => ({
  status: 'planned',
  examDay: addDays(weekStart, 200),
  extraMinutes: 0,
  weeks: [0, 1, 2].map((index) => ({
    weekStart: addDays(weekStart, 7 * index),
    minutes: 600,
    reviewMinutes: 60,
    finished: [{ subject: 'matematik', topic: `Konu ${index + 1}` }],
  })),
  done: 10,
  finished: 3,
  total: 40,
  unfinished: [
    {
      subject: 'matematik',
      topic: 'İntegral',
      minutesLeft: 150,
      minutesPerDay: 5,
      questions: 3.2,
      points: 4.1,
      instead: [{ subject: 'fizik', topic: 'Optik' }],
    },
  ],
  points: 20,
  effect: { minutesPerDay: 30, topics: 14, points: 6.2 },
  ...part,
});
