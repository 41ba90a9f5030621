import { addDays, type StudyDay } from '../../study-day.ts';
import { type HabitSchedule, isScheduled } from './schedule.ts';
import type { HabitLogStatus, HabitRecurrence } from './values.ts';

/** What an occurrence became; one that is still open is pending and has none of these. */
export type HabitOutcome = Exclude<HabitLogStatus, 'pending'>;

/** What the occurrences so far add up to. */
export interface HabitRecord {
  readonly streak: number;
  readonly bestStreak: number;
  /** 0 to 1. */
  readonly strength: number;
  /** Occurrences that were kept or missed. */
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

/** How far one occurrence moves the strength: a rare habit is judged by fewer of them. */
function pull(recurrence: HabitRecurrence): number {
  return 1 - 0.5 ** (1 / (HALF_LIFE_DAYS * Math.sqrt(perDay[recurrence])));
}

const weights = { done: 1, auto: 1, late: LATE_WEIGHT, missed: 0 } as const;

/** A skipped occurrence changes nothing, a late one keeps the streak. */
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

/** Percent; null while too few occurrences are decided, and for a habit of a single day. */
export function shownStrength(
  { strength, decided }: HabitRecord,
  recurrence: HabitRecurrence,
): number | null {
  if (recurrence === 'once' || decided < LEAST_DECIDED) return null;
  return Math.round(strength * 100);
}

/** A habit as it was settled last: `record` holds every day up to `settledUntil`. */
export interface HabitHistory {
  readonly schedule: HabitSchedule;
  /** Whether days without a log are missed; those of a paused habit are not. */
  readonly isActive: boolean;
  /** Earlier days without a log are not missed. */
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

/** Takes the days up to `until` into the record, however many passed since. A logged day counts also off schedule. */
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
