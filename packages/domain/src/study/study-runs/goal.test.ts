import { describe, expect, it } from 'vitest';
import { coachSessions, goalLeft, planSubjectMinutes, trimToGoal } from './goal.ts';

describe('trimToGoal', () => {
  it.each([
    ['without a goal', 45, null, { kind: 'fits' }],
    ['with enough left', 45, { target: 120, done: 75 }, { kind: 'fits' }],
    ['with less left', 45, { target: 120, done: 100 }, { kind: 'trimmed', minutes: 20 }],
    ['with a begun minute left', 45, { target: 60, done: 59.5 }, { kind: 'trimmed', minutes: 1 }],
    ['with nothing left', 45, { target: 60, done: 60 }, { kind: 'met' }],
    ['with more than the goal done', 45, { target: 60, done: 90 }, { kind: 'met' }],
  ] as const)('%s', (_name, minutes, goal, expected) => {
    expect(trimToGoal(minutes, goal)).toEqual(expected);
    if (expected.kind === 'trimmed' && goal) expect(goalLeft(goal.target, goal.done)).toBe(expected.minutes);
  });
});

describe('coachSessions', () => {
  it.each([
    [60, 45, 15, 1],
    [61, 45, 15, 2],
    [240, 45, 15, 4],
    [240, 50, 10, 4],
    [5, 45, 15, 1],
    [600, 45, 15, 10],
    [6000, 45, 15, 10],
  ])('derives from %i minutes in %i/%i: %i', (target, study, rest, sessions) => {
    expect(coachSessions(target, study, rest)).toBe(sessions);
  });
});

describe('planSubjectMinutes', () => {
  it.each([
    [null, 25],
    [0, 25],
    [40, 40],
    [600, 180],
  ])('offers for a target of %j: %i', (target, minutes) => {
    expect(planSubjectMinutes(target)).toBe(minutes);
  });
});
