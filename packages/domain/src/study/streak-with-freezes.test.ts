import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type StudyDay, toStudyDay, weekStart } from '../study-day.ts';
import {
  isRestDay,
  keptUntil,
  type RestChoice,
  STREAK_RULES,
  streakWithFreezes,
} from './streak-with-freezes.ts';

const START = toStudyDay('2026-03-02');
const at = (...days: number[]) => days.map((day) => addDays(START, day));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Consecutive days ending on a day, and the longest such run. */
const rowUpTo = (studied: readonly StudyDay[], day: StudyDay): number =>
  studied.includes(day) ? 1 + rowUpTo(studied, addDays(day, -1)) : 0;
const longestRow = (studied: readonly StudyDay[]) =>
  Math.max(0, ...studied.map((day) => rowUpTo(studied, day)));

const days = fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { maxLength: 60 }).map((list) => at(...list));
const choices = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 9 }).map((week) => addDays(START, week * 7)),
    weekday: fc.option(fc.integer({ min: 1, max: 7 })),
  }),
  { maxLength: 3 },
);

describe('streakWithFreezes', () => {
  it('keeps a missed day by a freeze earned in seven days', () => {
    const streak = streakWithFreezes(at(...range(0, 7), 8), []);
    expect(streak).toMatchObject({ days: 8, freezes: 0, frozen: at(7) });
    expect(streakWithFreezes(at(...range(0, 6), 7), [])).toMatchObject({ days: 1, longest: 6 });
  });

  it('keeps the rest day for nothing, from its Monday on', () => {
    const rest: RestChoice[] = [{ from: addDays(START, 7), weekday: 3 }];
    expect(streakWithFreezes(at(7, 8, 10), rest)).toMatchObject({ days: 3, freezes: 0, frozen: [] });
    expect(streakWithFreezes(at(0, 1, 3), rest)).toMatchObject({ days: 1 });
  });

  it('is never shorter than without help, has two freezes at most and freezes no day of study', () => {
    fc.assert(
      fc.property(days, choices, (studied, rest) => {
        const streak = streakWithFreezes(studied, rest);
        expect(streak.longest).toBeGreaterThanOrEqual(longestRow(studied));
        expect(streak.longest).toBeGreaterThanOrEqual(streak.days);
        if (streak.end) expect(streak.days).toBeGreaterThanOrEqual(rowUpTo(studied, streak.end));
        expect(streak.freezes).toBeLessThanOrEqual(STREAK_RULES.mostFreezes);
        for (const day of streak.frozen) expect(studied.includes(day) || isRestDay(rest, day)).toBe(false);
      }),
    );
  });

  it('rests once a week at most', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 0, max: 10 }), (rest, week) => {
        const monday = weekStart(addDays(START, week * 7));
        expect(range(0, 7).filter((day) => isRestDay(rest, addDays(monday, day))).length).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });
});

describe('keptUntil', () => {
  it('is the last day whose study continues the streak', () => {
    fc.assert(
      fc.property(days, choices, (studied, rest) => {
        const streak = streakWithFreezes(studied, rest);
        const until = keptUntil(streak, rest);
        expect(until === null).toBe(studied.length === 0);
        if (until === null) return;
        expect(streakWithFreezes([...studied, until], rest).days).toBe(streak.days + 1);
        expect(streakWithFreezes([...studied, addDays(until, 1)], rest).days).toBe(1);
      }),
    );
  });
});
