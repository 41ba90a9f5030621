import type { StudyDay as Day } from '@netlik/domain/study-day';
import { MOODS, TIMER_MODES } from '@netlik/domain/study-values';
import * as z from 'zod/mini';
import { clientInstant } from './fields.ts';

/** Brands validated text as a day. */
const asDay = (text: z.ZodMiniType<string, string>) => text as z.ZodMiniType<Day, string>;

export const StudyDay = asDay(z.string());
export type StudyDay = Day;

/** A calendar day of this millennium in Istanbul, 'YYYY-MM-DD'. */
export const day = asDay(
  z.iso
    .date('Tarih geçersiz')
    .check(z.maxLength(10, 'Tarih geçersiz'), z.regex(/^2\d{3}-/, 'Tarih geçersiz')),
);

/** A day, or an instant that stands for its day. */
export const dayOrMoment = z.union([day, clientInstant], 'Tarih geçersiz');

/** A catalogue subject, or `exam_…` for a practice exam; the domain checks that it exists. */
export const subject = z
  .string('Ders seçmelisin')
  .check(
    z.minLength(1, { error: 'Ders seçmelisin', abort: true }),
    z.regex(/^[a-zA-Z_]{2,40}$/, 'Ders geçersiz'),
  );

export const Technique = z.enum(TIMER_MODES, 'Çalışma türü geçersiz');
export type Technique = z.infer<typeof Technique>;

export const Mood = z.enum(MOODS, 'Ruh halini seç');
export type Mood = z.infer<typeof Mood>;

export const integer = (min: number, max: number) =>
  z
    .int('Tam sayı olmalı')
    .check(z.minimum(min, `En az ${min} olmalı`), z.maximum(max, `En fazla ${max} olabilir`));

export const count = integer(0, 1000);

export const Quality = integer(1, 5);

export const QuestionCounts = z.strictObject({
  correctAnswers: count,
  wrongAnswers: count,
  blankAnswers: count,
  targetQuestions: z.optional(z.nullable(count)),
});

export const SessionTopic = z.strictObject({
  topic: z.string('Konu gereklidir').check(z.trim(), z.minLength(1, 'Konu gereklidir'), z.maxLength(120)),
  minutes: z.optional(integer(0, 1800)),
  correctAnswers: z.optional(count),
  wrongAnswers: z.optional(count),
  blankAnswers: z.optional(count),
});
export type SessionTopic = z.infer<typeof SessionTopic>;

export const sessionTopics = z.array(SessionTopic).check(z.maxLength(30, 'En fazla 30 konu olabilir'));

/** Days per call: a leap year and the surrounding weeks. */
export const MAX_DAYS = 400;

export const ExamDates = z.object({
  year: z.int(),
  tyt: StudyDay,
  ayt: StudyDay,
  ydt: StudyDay,
  /** False while the dates are estimates, shown as "tahmini". */
  official: z.boolean(),
});
export type ExamDates = z.infer<typeof ExamDates>;
