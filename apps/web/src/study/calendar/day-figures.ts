import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import type { CalendarRange } from '@netlik/domain/months';
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

export type DaysByDate = ReadonlyMap<string, CalendarDay>;

export const byDate = (days: readonly CalendarDay[]): DaysByDate =>
  new Map(days.map((each) => [each.date, each]));

export const questionsOf = ({ correct, wrong, blank }: CalendarDay): number => correct + wrong + blank;

/** Minutes in the study calendar, questions in the question calendar. */
export const amountOf = (mode: CalendarMode, day: CalendarDay | undefined): number => {
  if (!day) return 0;
  return mode === 'study' ? day.totalTime : questionsOf(day);
};

/** The colours of the question calendar judge a day, which would be unfair while it is still running. */
const isUnjudged = (mode: CalendarMode, day: CalendarDay | undefined, today: StudyDay) =>
  mode === 'question' && day?.date === today;

export const heatOf = (mode: CalendarMode, day: CalendarDay | undefined, today: StudyDay): Heat => {
  if (isUnjudged(mode, day, today)) return 0;
  return mode === 'study' ? studyHeat(amountOf(mode, day)) : questionHeat(amountOf(mode, day));
};

/** Open reminders, where the day shows them: in the study calendar. */
export const remindersOf = (mode: CalendarMode, day: CalendarDay | undefined): number =>
  mode === 'study' ? (day?.openReminders ?? 0) : 0;

/** Only question counts have a tone. */
export const toneOf = (
  mode: CalendarMode,
  day: CalendarDay | undefined,
  today: StudyDay,
): Tone | undefined => {
  const amount = amountOf(mode, day);
  if (mode === 'study' || amount === 0 || isUnjudged(mode, day, today)) return undefined;
  return questionCountTone(amount);
};

/** Questions that fill a day's bar. */
const FULL_QUESTIONS = 200;

/** 0 to 1. */
export const fillOf = (mode: CalendarMode, day: CalendarDay | undefined): number => {
  const amount = amountOf(mode, day);
  return mode === 'study' ? dayBar('minutes', amount) : Math.min(1, amount / FULL_QUESTIONS);
};

export type Totals = {
  minutes: number;
  sessions: number;
  questions: number;
  correct: number;
  wrong: number;
  blank: number;
  net: number;
  /** Percent; null without answers. */
  accuracy: number | null;
  /** Days with activity in this mode. */
  activeDays: number;
};

export const totalsOf = (mode: CalendarMode, days: DaysByDate, { from, to }: CalendarRange): Totals => {
  const within = [...days.values()].filter(({ date }) => date >= from && date <= to);
  const sum = (of: (day: CalendarDay) => number) => within.reduce((total, day) => total + of(day), 0);
  const [correct, wrong] = [sum((day) => day.correct), sum((day) => day.wrong)];
  const right = accuracy(correct, wrong);
  return {
    // Whole seconds: the rounding of each day must not add up.
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
