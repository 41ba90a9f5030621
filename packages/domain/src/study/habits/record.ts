import { addDays, type StudyDay } from '../../study-day.ts';
import { type HabitSchedule, isScheduled } from './schedule.ts';
import type { HabitLogStatus, HabitRecurrence } from './values.ts';

export type HabitOutcome = Exclude<HabitLogStatus, 'pending'>;

export interface HabitRecord {
  readonly streak: number;
  readonly bestStreak: number;
  readonly strength: number;
  readonly decided: number;
}

export const EMPTY_RECORD: HabitRecord = { streak: 0, bestStreak: 0, strength: 0, decided: 0 };

const HALF_LIFE_DAYS = 13;
const LATE_WEIGHT = 0.75;
const LEAST_DECIDED = 5;

const perDay: Record<HabitRecurrence, number> = {
  daily: 1,
  weekdays: 5 / 7,
  weekends: 2 / 7,
  monthly: 12 / 365,
  once: 1,
};

/** Change of strength per occurrence; rare habits need fewer of them. */
function pull(recurrence: HabitRecurrence): number {
  return 1 - 0.5 ** (1 / (HALF_LIFE_DAYS * Math.sqrt(perDay[recurrence])));
}

const weights = { done: 1, auto: 1, late: LATE_WEIGHT, missed: 0 } as const;

/** Skipping changes nothing, and a late occurrence keeps the streak. */
export function addOutcome(
  record: HabitRecord,
  outcome: HabitOutcome,
  recurrence: HabitRecurrence,
): HabitRecord {
  if (outcome === 'skipped') return record;
  const streak = outcome === 'missed' ? 0 : record.streak + 1;
  return {
    streak,
    bestStreak: Math.max(record.bestStreak, streak),
    strength: record.strength + (weights[outcome] - record.strength) * pull(recurrence),
    decided: record.decided + 1,
  };
}

/** Percent; null with too few decided occurrences and for one-day habits. */
export function shownStrength(
  { strength, decided }: HabitRecord,
  recurrence: HabitRecurrence,
): number | null {
  if (recurrence === 'once' || decided < LEAST_DECIDED) return null;
  return Math.round(strength * 100);
}

/** The last settled state: `record` covers every day up to `settledUntil`. */
export interface HabitHistory {
  readonly schedule: HabitSchedule;
  /** Days without a log count as missed only while active. */
  readonly isActive: boolean;
  /** Days before this are never missed. */
  readonly countsFrom: StudyDay;
  readonly settledUntil: StudyDay;
  readonly record: HabitRecord;
}

export type OutcomesByDay = ReadonlyMap<string, HabitOutcome>;

export interface Settlement {
  readonly settledUntil: StudyDay;
  readonly record: HabitRecord;
  readonly missed: readonly StudyDay[];
}

/** Settles all days up to `until`; a logged day counts even off schedule. */
export function settleHabit(history: HabitHistory, outcomes: OutcomesByDay, until: StudyDay): Settlement {
  const { schedule, isActive, countsFrom } = history;
  let { record, settledUntil } = history;
  const missed: StudyDay[] = [];
  while (settledUntil < until) {
    settledUntil = addDays(settledUntil, 1);
    const outcome = outcomes.get(settledUntil);
    if (outcome) record = addOutcome(record, outcome, schedule.recurrence);
    else if (isActive && settledUntil >= countsFrom && isScheduled(schedule, settledUntil)) {
      missed.push(settledUntil);
      record = addOutcome(record, 'missed', schedule.recurrence);
    }
  }
  return { settledUntil, record, missed };
}
