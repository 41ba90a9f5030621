import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import { type CalendarRange, daysOf } from '@netlik/domain/months';
import { accuracy, shownNet } from '@netlik/domain/net';
import {
  dayBar,
  type Heat,
  questionCountTone,
  questionHeat,
  studyHeat,
  type Tone,
} from '@netlik/domain/study/bands';
import type { StudyDay } from '@netlik/domain/study-day';
import { secondsOf } from '@netlik/domain/totals';
import type { CSSProperties } from 'react';

export type DaysByDate = ReadonlyMap<string, CalendarDay>;

export const byDate = (days: readonly CalendarDay[]): DaysByDate =>
  new Map(days.map((each) => [each.date, each]));

export const questionsOf = ({ correct, wrong, blank }: CalendarDay): number => correct + wrong + blank;

/** Returns minutes in the study calendar and questions in the question calendar. */
export const amountOf = (mode: CalendarMode, day: CalendarDay | undefined): number => {
  if (!day) return 0;
  return mode === 'study' ? day.totalTime : questionsOf(day);
};

/** Tones judge a day, which would be unfair before it ends. */
const isUnjudged = (mode: CalendarMode, day: CalendarDay | undefined, today: StudyDay) =>
  mode === 'question' && day?.date === today;

export const heatOf = (mode: CalendarMode, day: CalendarDay | undefined, today: StudyDay): Heat => {
  if (isUnjudged(mode, day, today)) return 0;
  return mode === 'study' ? studyHeat(amountOf(mode, day)) : questionHeat(amountOf(mode, day));
};

/** The question calendar shows no reminders. */
export const remindersOf = (mode: CalendarMode, day: CalendarDay | undefined): number =>
  mode === 'study' ? (day?.openReminders ?? 0) : 0;

export const toneOf = (
  mode: CalendarMode,
  day: CalendarDay | undefined,
  today: StudyDay,
): Tone | undefined => {
  const amount = amountOf(mode, day);
  if (mode === 'study' || amount === 0 || isUnjudged(mode, day, today)) return undefined;
  return questionCountTone(amount);
};

/** The number of questions that fills a day's bar. */
const FULL_QUESTIONS = 200;

/** Returns 0 to 1. */
export const fillOf = (mode: CalendarMode, day: CalendarDay | undefined): number => {
  const amount = amountOf(mode, day);
  return mode === 'study' ? dayBar('minutes', amount) : Math.min(1, amount / FULL_QUESTIONS);
};

/** The colour's percentage by level, shared by cells and legend. */
export const MONTH_TINTS = [0, 8, 18, 30, 44] as const satisfies Record<Heat, number>;

export const monthTint = (heat: Heat) => ({ '--tint': `${MONTH_TINTS[heat]}%` }) as CSSProperties;

export type Totals = {
  minutes: number;
  sessions: number;
  questions: number;
  correct: number;
  wrong: number;
  blank: number;
  net: number;
  accuracy: number | null;
  activeDays: number;
};

export const totalsOf = (mode: CalendarMode, days: DaysByDate, { from, to }: CalendarRange): Totals => {
  const within = [...days.values()].filter(({ date }) => date >= from && date <= to);
  const sum = (of: (day: CalendarDay) => number) => within.reduce((total, day) => total + of(day), 0);
  const [correct, wrong] = [sum((day) => day.correct), sum((day) => day.wrong)];
  const right = accuracy(correct, wrong);
  return {
    // Sums seconds, so that rounding errors of single days do not add up.
    minutes: sum((day) => secondsOf(day.totalTime)) / 60,
    sessions: sum((day) => day.sessionCount),
    questions: sum(questionsOf),
    correct,
    wrong,
    blank: sum((day) => day.blank),
    net: shownNet(correct, wrong),
    accuracy: right === null ? null : Math.round(right * 100),
    activeDays: within.filter((day) => amountOf(mode, day) > 0).length,
  };
};

export type AgendaPart = { name: 'today' | 'earlier' | 'later'; days: readonly StudyDay[] };

export const groupAgendaDays = (range: CalendarRange, today: StudyDay): AgendaPart[] => {
  const days = daysOf(range);
  const parts: AgendaPart[] = [
    { name: 'today', days: days.filter((day) => day === today) },
    { name: 'earlier', days: days.filter((day) => day < today).reverse() },
    { name: 'later', days: days.filter((day) => day > today) },
  ];
  return parts.filter((part) => part.days.length > 0);
};
