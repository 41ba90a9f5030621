import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf, shownMinutes } from './totals.ts';
import { weeklyGoalLeft } from './weekly-goal.ts';

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
