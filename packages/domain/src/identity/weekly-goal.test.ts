import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf, shownMinutes } from '../totals.ts';
import { firstWeeklyGoal, weeklyGoalLeft } from './weekly-goal.ts';

describe('weeklyGoalLeft', () => {
  it('makes the goal together with what is shown as done', () => {
    fc.assert(
      fc.property(fc.nat(126_000), (seconds) => {
        const done = minutesOf(seconds);
        expect(shownMinutes(done) + weeklyGoalLeft(done, 2100)).toBe(2100);
      }),
    );
    expect(weeklyGoalLeft(2200.5, 2100)).toBe(0);
  });
});

describe('firstWeeklyGoal', () => {
  it.each([
    [60, 180, 660],
    [120, undefined, 840],
    [undefined, 120, 840],
    [0, 180, 360],
    [0, 0, 600],
    [undefined, undefined, 600],
  ])('of %s minutes a weekday and %s at weekends is %s', (weekday, weekend, goal) => {
    expect(firstWeeklyGoal(weekday, weekend)).toBe(goal);
  });
});
