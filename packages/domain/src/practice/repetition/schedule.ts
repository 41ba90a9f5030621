import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs, Rating, type State } from 'ts-fsrs';
import { addDays, type StudyDay } from '../../study-day.ts';
import type { Grade } from './values.ts';

/** What the scheduler remembers of one card or mistake. */
export type Memory = {
  /** Days until the chance of recall falls to 90 %. */
  stability: number;
  difficulty: number;
  state: number;
  reps: number;
  lapses: number;
  scheduledDays: number;
  reviewedDay: StudyDay;
};

export type Scheduled = { memory: Memory; dueDay: StudyDay };

/** Forgotten this often, a card is rather rewritten than repeated. */
export const LEECH_LAPSES = 6;
/** Days of stability from which on a card counts as learned. */
export const LEARNED_DAYS = 21;

// Without steps of minutes: a student practises once a day, and every review lies on a day.
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false });

const ratings: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// Noon, so that the days between two reviews are whole whatever the scheduler makes of time zones.
const noon = (day: StudyDay) => new Date(`${day}T12:00:00Z`);

const toCard = (memory: Memory | null, today: StudyDay): Card =>
  memory
    ? {
        due: noon(addDays(memory.reviewedDay, memory.scheduledDays)),
        stability: memory.stability,
        difficulty: memory.difficulty,
        elapsed_days: 0,
        scheduled_days: memory.scheduledDays,
        learning_steps: 0,
        reps: memory.reps,
        lapses: memory.lapses,
        state: memory.state as State,
        last_review: noon(memory.reviewedDay),
      }
    : createEmptyCard(noon(today));

/**
 * The next review after an answer: at least a day later and never past `lastDay`, which lies after `today`. An answer
 * that arrives late, from a device without a connection, counts on the day of the review before it at the earliest.
 */
export function scheduleAnswer(
  before: Memory | null,
  grade: Grade,
  today: StudyDay,
  lastDay: StudyDay,
): Scheduled {
  const day = before && before.reviewedDay > today ? before.reviewedDay : today;
  const { card } = scheduler.next(toCard(before, day), noon(day), ratings[grade]);
  const wanted = addDays(day, Math.max(1, card.scheduled_days));
  return {
    memory: {
      stability: card.stability,
      difficulty: card.difficulty,
      state: card.state,
      reps: card.reps,
      lapses: card.lapses,
      scheduledDays: card.scheduled_days,
      reviewedDay: day,
    },
    dueDay: wanted > lastDay && lastDay > day ? lastDay : wanted,
  };
}

/** Between 0 and 1; falls with the days since the last review, more slowly the more stable the memory is. */
export function recallChance(memory: Memory, today: StudyDay): number {
  return scheduler.get_retrievability(toCard(memory, today), noon(today), false);
}

export function isLeech({ lapses, stability }: { lapses: number; stability: number | null }): boolean {
  return lapses >= LEECH_LAPSES && (stability ?? 0) < LEARNED_DAYS;
}
