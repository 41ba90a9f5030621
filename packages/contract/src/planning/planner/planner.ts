import { PLANNER_STATUSES } from '@netlik/domain/planning/planner/values';
import { SECOND_EXAMS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { students } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { instant, optionalSingleLineText, uuid } from '../../fields.ts';
import { day, integer, StudyDay, subject } from '../../study-fields.ts';
import {
  dayMinutes,
  Emphasis,
  EntryKind,
  FixedBlock,
  NotFitting,
  PlanChanges,
  PlannedEntry,
  PlannerEntry,
  TopicName,
  TrialExam,
  UnfinishedTopic,
} from './plan-entry.ts';

export const MAX_PLANNER_ENTRIES = 60;
export const MAX_PLANNER_EXCLUSIONS = 200;
export const MAX_PLANNER_VARIANT = 20;
export const MAX_EXAMS_PER_WEEK = 7;
/** Upper end of the year view's slider, minutes per day. */
export const MAX_EXTRA_MINUTES = 240;
const MAX_TOPIC = 120;
const MAX_KEY = 200;

export const PlannerSettings = z.strictObject({
  /** Minutes, Monday to Sunday. */
  hours: z.array(dayMinutes).check(z.length(7, 'Yedi günün süresi gerekli')),
  /** 1 = Monday … 7 = Sunday. */
  restDay: z.nullable(integer(1, 7)),
  examsPerWeek: z.strictObject({
    tyt: integer(0, MAX_EXAMS_PER_WEEK),
    ayt: integer(0, MAX_EXAMS_PER_WEEK),
  }),
  /** By subject; missing subjects have 0. */
  emphasis: z
    .record(subject, Emphasis)
    .check(z.refine((subjects) => Object.keys(subjects).length <= 60, 'Çok fazla ders')),
  /** Moves missed entries at night; otherwise they are only proposed. */
  auto: z.boolean(),
});
export type PlannerSettings = z.infer<typeof PlannerSettings>;

export const ShownSettings = z.object({
  settings: PlannerSettings,
  /** False: these are defaults. */
  saved: z.boolean(),
  /** Source of the default hours: the routine, the first-run answers, or the general default. */
  hoursFrom: z.enum(['saved', 'routine', 'first_run', 'usual']),
  /** Free hours of the routine, to reset to; null without a routine. */
  routineHours: z.nullable(z.array(z.int())),
  /** Planned subjects that may get an emphasis. */
  subjects: z.array(z.string()),
  /** Null if the student takes only TYT. */
  secondExam: z.nullable(z.enum(SECOND_EXAMS)),
  /** Exam of the target year, or else the next one. */
  examDay: StudyDay,
  /** Hours of the day with the best results, from 20 sessions on; else empty. */
  bestHours: z.array(z.int()),
  sessions: z.int(),
});
export type ShownSettings = z.infer<typeof ShownSettings>;

/** A block sent back by the client; the server sets reasons and times. */
export const WantedEntry = z.strictObject({
  key: z.optional(z.string().check(z.maxLength(MAX_KEY))),
  day,
  kind: EntryKind,
  subject,
  topic: z.nullable(optionalSingleLineText('Konu', MAX_TOPIC)),
  minutes: integer(5, 300),
  questions: z.nullable(integer(1, 500)),
  exam: z.nullable(TrialExam),
  locked: z.boolean(),
});
export type WantedEntry = z.infer<typeof WantedEntry>;

const wantedEntries = z
  .array(WantedEntry)
  .check(z.maxLength(MAX_PLANNER_ENTRIES, `Bir haftaya en fazla ${MAX_PLANNER_ENTRIES} çalışma sığar`));

export const PlannerStatus = z.enum(PLANNER_STATUSES);

const version = integer(0, 1_000_000_000);

export const PlannerPreview = z.object({
  weekStart: StudyDay,
  /** Version of the current week; `apply` sends it back. */
  version: z.int(),
  status: PlannerStatus,
  entries: z.array(PlannerEntry),
  /** Coach programs, finished entries and manual entries of the week. */
  fixed: z.array(FixedBlock),
  notFitting: z.array(NotFitting),
  totals: z.object({
    minutes: z.int(),
    freeMinutes: z.int(),
    bySubject: z.record(z.string(), z.int()),
  }),
  /** `days`: stored as daily plans until `writtenUntil`, later days are added nightly. */
  target: z.enum(['week', 'days']),
  /** Null if no day can be stored, because the limit of active plans is reached. */
  writtenUntil: z.nullable(StudyDay),
});
export type PlannerPreview = z.infer<typeof PlannerPreview>;

export const undoReasons = ['apply', 'replan', 'lighter', 'night'] as const;

export const PlannerWeek = z.object({
  weekStart: StudyDay,
  /** 0 before the first plan; incremented by each change. */
  version: z.int(),
  /** Empty before the first plan. */
  entries: z.array(PlannedEntry),
  /** Unfinished entries on past days of this week. */
  missed: z.int(),
  /** The last change, while it can be undone. */
  undo: z.nullable(z.object({ reason: z.enum(undoReasons), at: instant })),
});
export type PlannerWeek = z.infer<typeof PlannerWeek>;

const Changed = z.extend(PlanChanges, { week: PlannerWeek });
export type PlannerChange = z.infer<typeof Changed>;

/** The nightly change or proposal: "Dün 2 ders kaldı: Perşembe ve Cumartesi'ye taşındı". */
export const PlannerNotice = z.extend(PlanChanges, {
  _id: uuid,
  weekStart: StudyDay,
  /** The day of its display. */
  day: StudyDay,
  /** `moved`: applied, can be undone; `proposed`: applied only on acceptance. */
  kind: z.enum(['moved', 'proposed']),
  missed: z.int(),
});
export type PlannerNotice = z.infer<typeof PlannerNotice>;

export const YearPlan = z.object({
  status: PlannerStatus,
  examDay: StudyDay,
  /** Requested minutes per study day beyond the settings. */
  extraMinutes: z.int(),
  weeks: z.array(
    z.object({
      weekStart: StudyDay,
      minutes: z.int(),
      reviewMinutes: z.int(),
      finished: z.array(TopicName),
    }),
  ),
  /** Topics finished already, finished by the exam, and in total. */
  done: z.int(),
  finished: z.int(),
  total: z.int(),
  unfinished: z.array(UnfinishedTopic),
  points: z.number(),
  /** Effect of `extraMinutes`; without them, of 30 more minutes. */
  effect: z.object({ minutesPerDay: z.int(), topics: z.int(), points: z.number() }),
});
export type YearPlan = z.infer<typeof YearPlan>;

const ofWeek = { weekStart: day };
const shows = ['planner', 'daily-plans', 'weekly-plans', 'study-sessions', 'question-entries'] as const;
const write = {
  access: students,
  changes: ['planner', 'weekly-plans', 'daily-plans', 'ai-suggestions'],
} as const;
const stale = ['planner.week_changed', 'planner.exam_passed', 'planner.week_passed'] as const;
const full = ['weekly_plan.too_many', 'planner.day_full'] as const;

export const planner = {
  settings: endpoint({
    method: 'GET',
    path: '/planner/settings',
    access: students,
    shows: ['planner', 'routines', 'account'],
    summary: 'Hours, rest day, trial exams and emphasis of one’s week; what is usual while nothing was saved',
    reply: ShownSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/planner/settings',
    access: students,
    changes: ['planner'],
    summary: 'Save them; weeks that were applied stay as they are',
    body: PlannerSettings,
    reply: ShownSettings,
  }),
  week: endpoint({
    method: 'GET',
    path: '/planner/week',
    access: students,
    shows,
    summary: 'The applied week with what is done of it',
    query: z.strictObject(ofWeek),
    reply: PlannerWeek,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/planner/preview',
    access: students,
    changes: [],
    rate: 'read',
    summary: 'Propose a week from what the student needs; writes nothing',
    body: z.strictObject({
      ...ofWeek,
      /** Pinned entries stay, and the rest is planned around them. */
      keep: z.optional(wantedEntries),
      /** Entries to replace ("başka öner"). */
      exclude: z.optional(
        z
          .array(
            z.strictObject({ kind: EntryKind, subject, topic: optionalSingleLineText('Konu', MAX_TOPIC) }),
          )
          .check(z.maxLength(MAX_PLANNER_EXCLUSIONS)),
      ),
      /** 0 is the best week; other numbers give other good weeks, reproducibly. */
      variant: z.optional(integer(0, MAX_PLANNER_VARIANT)),
    }),
    reply: PlannerPreview,
  }),
  apply: endpoint({
    ...write,
    method: 'POST',
    path: '/planner/apply',
    summary: 'Write the week; what it replaces of an earlier one can be brought back',
    body: z.strictObject({ ...ofWeek, version, entries: wantedEntries }),
    reply: PlannerWeek,
    idempotent: true,
    errors: [...stale, ...full],
  }),
  undo: endpoint({
    ...write,
    method: 'POST',
    path: '/planner/undo',
    summary: 'Take back the last change of the week; what was done since stays',
    body: z.strictObject(ofWeek),
    reply: PlannerWeek,
    errors: ['planner.nothing_to_undo'],
  }),
  replan: endpoint({
    ...write,
    method: 'POST',
    path: '/planner/replan',
    summary: 'Move what was missed to the days that are left, touching as little else as possible',
    body: z.strictObject({ ...ofWeek, preview: z.optional(z.boolean()) }),
    reply: Changed,
    errors: ['planner.nothing_planned', ...stale, ...full],
  }),
  lighten: endpoint({
    ...write,
    method: 'POST',
    path: '/planner/lighten',
    summary: 'A lighter week for one who fell behind: what is worth least falls away by name',
    body: z.strictObject({ ...ofWeek, preview: z.optional(z.boolean()) }),
    reply: Changed,
    errors: ['planner.nothing_planned', ...stale, ...full],
  }),
  year: endpoint({
    method: 'GET',
    path: '/planner/year',
    access: students,
    shows,
    summary: 'The weeks to the exam: what will be finished when, what will not, and what more minutes change',
    query: z.strictObject({
      extraMinutes: z._default(
        z.coerce.number().check(z.int(), z.minimum(-MAX_EXTRA_MINUTES), z.maximum(MAX_EXTRA_MINUTES)),
        0,
      ),
    }),
    reply: YearPlan,
  }),
  notice: endpoint({
    method: 'GET',
    path: '/planner/notice',
    access: students,
    shows: ['planner'],
    summary: 'What the last night moved or proposes to move; null when there is nothing to say',
    reply: z.nullable(PlannerNotice),
  }),
  answerNotice: endpoint({
    ...write,
    method: 'POST',
    path: '/planner/notice/:id',
    summary: 'Keep what was moved or take the proposal; refuse: bring it back, or leave everything as it is',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ answer: z.enum(['keep', 'refuse'], 'Ne olacağını seç') }),
    reply: z.null(),
    errors: ['planner.notice_not_found', 'planner.nothing_to_undo', ...stale, ...full],
  }),
};
