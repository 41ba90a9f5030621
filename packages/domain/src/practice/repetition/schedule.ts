import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs, Rating, type State } from 'ts-fsrs';
import { addDays, type StudyDay } from '../../study-day.ts';
import type { Grade } from './values.ts';

export type Memory = {
  /** Days until recall falls to 90 %. */
  stability: number;
  difficulty: number;
  state: number;
  reps: number;
  lapses: number;
  scheduledDays: number;
  reviewedDay: StudyDay;
};

export type Scheduled = { memory: Memory; dueDay: StudyDay };

/** A card forgotten this often should be rewritten rather than repeated. */
export const LEECH_LAPSES = 6;
/** Cards with at least this stability count as learned. */
export const LEARNED_DAYS = 21;

// No steps in minutes, because students practise once a day and reviews are due on days.
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false });

const ratings: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

// Noon keeps the distance between reviews in whole days, whatever time zone the scheduler assumes.
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
 * The next review is at least a day later and never past `lastDay`, which follows `today`. A late answer from
 * an offline device counts at the earliest on the day of the previous review.
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

/** Recall probability, which falls more slowly the more stable the memory is. */
export function recallChance(memory: Memory, today: StudyDay): number {
  return scheduler.get_retrievability(toCard(memory, today), noon(today), false);
}

export function isLeech({ lapses, stability }: { lapses: number; stability: number | null }): boolean {
  return lapses >= LEECH_LAPSES && (stability ?? 0) < LEARNED_DAYS;
}
