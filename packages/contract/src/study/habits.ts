import {
  HABIT_LOG_STATUSES,
  HABIT_RECURRENCES,
  type HabitLogStatus,
} from '@netlik/domain/study/habits/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, clientInstant, instant, optionalSingleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay } from '../study-fields.ts';

export const MIN_HABIT_NAME = 3;
export const MAX_HABIT_NAME = 80;
/** Active and paused habits. */
export const MAX_HABITS = 50;
/** Includes archived habits. */
export const MAX_HABITS_EVER = 200;
/** For all habits together; a single habit may be requested for a year. */
export const MAX_LOG_DAYS = 62;

export const habitStatuses = ['active', 'paused', 'archived'] as const;
const status = z.enum(habitStatuses, 'Durum geçersiz');
export type HabitStatus = (typeof habitStatuses)[number];

const recurrence = z.enum(HABIT_RECURRENCES, 'Tekrarı seç');

const logStatus = z.enum(HABIT_LOG_STATUSES);

export const habitAutoKinds = ['study_minutes', 'questions_solved'] as const;
/** Verified minutes or answered questions that complete the habit automatically. */
const HabitAuto = z.strictObject({
  kind: z.enum(habitAutoKinds, 'Neye göre tamamlanacağını seç'),
  target: integer(1, 1000),
});
export type HabitAuto = z.infer<typeof HabitAuto>;

export const HabitRoutine = z.object({
  id: uuid,
  name: z.string(),
  status,
  schedule: z.object({
    timeStart: z.string(),
    recurrence,
    /** Base date of monthly and one-time habits. */
    date: StudyDay,
  }),
  auto: z.nullable(HabitAuto),
  metrics: z.object({
    currentStreak: z.int(),
    bestStreak: z.int(),
    /** Percent; null without enough data. */
    strength: z.nullable(z.int()),
  }),
  /** Null if today is not scheduled or the habit is paused. */
  todayLog: z.nullable(z.object({ status: logStatus, completedAt: z.nullable(instant) })),
  createdAt: instant,
});
export type HabitRoutine = z.infer<typeof HabitRoutine>;

export const HabitLog = z.object({
  date: StudyDay,
  status: logStatus,
  habitRoutineId: uuid,
  completedAt: z.nullable(instant),
});
export type HabitLog = z.infer<typeof HabitLog>;

export const NewHabit = z.strictObject({
  name: optionalSingleLineText('İsim', MAX_HABIT_NAME).check(
    z.minLength(MIN_HABIT_NAME, 'İsim en az 3 karakter olmalı'),
  ),
  schedule: z.strictObject({
    timeStart: z
      .string('Saat HH:MM formatında olmalı')
      .check(
        z.maxLength(5, 'Saat HH:MM formatında olmalı'),
        z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Saat HH:MM formatında olmalı'),
      ),
    recurrence,
    /** Defaults to today. */
    date: z.optional(day),
  }),
  auto: z.optional(z.nullable(HabitAuto)),
});
export type NewHabit = z.infer<typeof NewHabit>;

export const habitActions = ['done', 'skip', 'undo'] as const;

/** Server-sent events of `/habits/events`, by name. */
export type HabitEvents = {
  habit_completed: { habitId: string; status: HabitLogStatus; streak: number };
  /** Refetch the list. */
  habit_routines_list: Record<string, never>;
  /** Habits that lose their streak tonight. */
  habit_risk_snapshot: { habitIds: string[] };
  habit_notification: { habitId: string; type: 'habit_reminder' | 'habit_pending_final' };
};

const write = { access: students, changes: ['habits'], reply: HabitRoutine } as const;

export const habits = {
  list: endpoint({
    method: 'GET',
    path: '/habits/routines',
    access: students,
    shows: ['habits'],
    summary: 'One’s habits with their streaks and today’s state, also paused and archived ones',
    reply: z.array(HabitRoutine),
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/habits/routines',
    summary: 'Begin a habit; with `auto` it completes by itself when the day’s study reaches the target',
    body: NewHabit,
    status: 201,
    idempotent: true,
    errors: ['habit.too_many'],
  }),
  update: endpoint({
    ...write,
    method: 'PUT',
    path: '/habits/routines/:id',
    summary: 'Change a habit from today on; days that have passed keep what they were',
    params: byId,
    body: NewHabit,
    errors: ['habit.not_found'],
  }),
  log: endpoint({
    ...write,
    method: 'POST',
    path: '/habits/routines/:id/logs',
    summary: 'Complete or skip today’s occurrence, or take the press of today back',
    params: byId,
    body: z.strictObject({
      action: z.enum(habitActions, 'İşlem geçersiz'),
      /** Time of the click if it was sent later; only today's. */
      at: z.optional(clientInstant),
    }),
    idempotent: true,
    errors: ['habit.not_found', 'habit.not_pending'],
  }),
  setStatus: endpoint({
    ...write,
    method: 'PATCH',
    path: '/habits/routines/:id/status',
    summary: 'Pause, resume or archive; an archived one can only become active again',
    params: byId,
    body: z.strictObject({ status }),
    errors: ['habit.not_found', 'habit.archived', 'habit.too_many'],
  }),
  logs: endpoint({
    method: 'GET',
    path: '/habits/logs',
    access: students,
    shows: ['habits'],
    summary:
      'What became of each occurrence from a day to a day, of all habits or of one; the last six days by default',
    query: z.strictObject({
      from: z.optional(day),
      to: z.optional(day),
      habitId: z.optional(uuid),
    }),
    reply: z.array(HabitLog),
    errors: ['habit.not_found'],
  }),
};
