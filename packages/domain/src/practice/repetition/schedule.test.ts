import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toStudyDay } from '../../study-day.ts';
import { lastReviewDay } from './last-day.ts';
import { isLeech, type Memory, recallChance, scheduleAnswer } from './schedule.ts';
import { REVIEWS_A_DAY, spreadReviews } from './spread.ts';
import type { Grade } from './values.ts';

const today = toStudyDay('2026-11-16');
const exam = lastReviewDay(today, 2027);
const grade = fc.constantFrom<Grade>('again', 'hard', 'good', 'easy');

/** A card answered on several days, the last of them today. */
const practised = fc
  .array(fc.tuple(grade, fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 12 })
  .map((answers) => {
    let memory: Memory | null = null;
    let day = addDays(today, -answers.reduce((sum, [, gap]) => sum + gap, 0));
    for (const [each, gap] of answers) {
      day = addDays(day, gap);
      memory = scheduleAnswer(memory, each, day, exam).memory;
    }
    return memory as unknown as Memory;
  });

describe('scheduleAnswer', () => {
  it('waits longer after each right answer, and comes back the next day after a wrong one', () => {
    let memory: Memory | null = null;
    let day = today;
    const gaps: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const next = scheduleAnswer(memory, 'good', day, toStudyDay('2036-01-01'));
      gaps.push(daysBetween(day, next.dueDay));
      [memory, day] = [next.memory, next.dueDay];
    }
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(gaps[3]).toBeGreaterThan(30);
    const again = scheduleAnswer(memory, 'again', day, toStudyDay('2036-01-01'));
    expect(daysBetween(day, again.dueDay)).toBeLessThan(gaps[3]!);
    expect(again.memory.lapses).toBe(1);
  });

  it('lies after today and never past the day before the exam', () => {
    fc.assert(
      fc.property(fc.option(practised), grade, fc.integer({ min: 1, max: 250 }), (memory, each, days) => {
        const lastDay = addDays(today, days);
        const { dueDay } = scheduleAnswer(memory, each, today, lastDay);
        expect(dueDay > today && dueDay <= lastDay).toBe(true);
      }),
    );
  });

  it('never comes back earlier for a better answer', () => {
    fc.assert(
      fc.property(fc.option(practised), (memory) => {
        const days = (['again', 'hard', 'good', 'easy'] as const).map(
          (each) => scheduleAnswer(memory, each, today, toStudyDay('2040-01-01')).dueDay,
        );
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it('takes an answer that arrives after a later one on the day of that one', () => {
    const { memory } = scheduleAnswer(null, 'good', today, exam);
    const late = scheduleAnswer(memory, 'good', addDays(today, -3), exam);
    expect(late.memory.reviewedDay).toBe(today);
    expect(late.dueDay > today).toBe(true);
  });
});

describe('recallChance', () => {
  it('falls with time, in the order of elapsed days by stability', () => {
    fc.assert(
      fc.property(practised, practised, fc.integer({ min: 0, max: 200 }), (a, b, days) => {
        const later = addDays(today, days);
        expect(recallChance(a, addDays(later, 1))).toBeLessThanOrEqual(recallChance(a, later));
        const risk = (memory: Memory) => daysBetween(memory.reviewedDay, later) / memory.stability;
        if (risk(a) > risk(b)) expect(recallChance(a, later)).toBeLessThanOrEqual(recallChance(b, later));
      }),
    );
  });
});

describe('lastReviewDay', () => {
  it.each([
    ['2026-11-16', 2027, '2027-06-18'],
    ['2026-11-16', null, '2027-06-18'],
    ['2026-06-18', 2026, '2026-06-19'],
    // On the day before the exam no review day is left before it.
    ['2026-06-19', 2026, '2027-06-18'],
    ['2026-06-21', 2026, '2027-06-18'],
    ['2026-11-16', 2025, '2027-06-18'],
    ['2026-11-16', 2029, '2029-06-15'],
  ])('on %s towards %s is %s', (day, year, expected) => {
    expect(lastReviewDay(toStudyDay(day), year)).toBe(expected);
  });
});

describe('spreadReviews', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 30 });

  it('keeps a day to its share and moves the rest on', () => {
    const loads = spreadReviews([{ day: addDays(today, -9), count: 150 }], {
      today,
      lastDay: exam,
      doneToday: 20,
      days: 5,
    });
    expect(loads.map(({ count }) => count)).toEqual([40, 60, 50, 0, 0]);
    expect(loads[1]?.date).toBe(addDays(today, 1));
  });

  it('gets everything seen by the last day, each on its day at the earliest', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 100 }), (due, doneToday) => {
        const lastDay = addDays(today, due.length - 1);
        const loads = spreadReviews(
          due.map((count, index) => ({ day: addDays(today, index), count })),
          { today, lastDay, doneToday, days: due.length },
        ).map(({ count }) => count);
        const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
        expect(sum(loads)).toBe(sum(due));
        for (const [index] of due.entries())
          expect(sum(loads.slice(0, index + 1))).toBeLessThanOrEqual(sum(due.slice(0, index + 1)));
        if (sum(due) + doneToday <= REVIEWS_A_DAY) expect(loads).toEqual(due);
      }),
    );
  });
});

describe('isLeech', () => {
  it('is forgotten often and still not learned', () => {
    expect(isLeech({ lapses: 6, stability: 3 })).toBe(true);
    expect(isLeech({ lapses: 5, stability: 3 })).toBe(false);
    expect(isLeech({ lapses: 9, stability: 30 })).toBe(false);
  });
});
