import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedStudySeconds } from '../../study/study-runs/machine.ts';
import { checkSetup } from '../../study/study-runs/setup.ts';
import { nextSubjectIndex, planSession, planSessions, type TimedSubject } from './plan-timer.ts';

const plan = { dailyPlanId: 'plan-1', subjectIndex: 2 };
const subject = (targetTime: number | null, studyTime = 0): TimedSubject => ({
  subject: 'matematik',
  targetTime,
  studyTime,
});

describe('planSession', () => {
  it.each([
    [60, 60],
    [null, 25],
    [600, 180],
  ])('a target of %s minutes opens with %i', (target, minutes) => {
    const start = planSession(subject(target), plan);
    expect(start).toMatchObject({ kind: 'ready', trimmedTo: null, config: { studyMinutes: minutes, plan } });
  });

  it('trims to what is left of the goal, and refuses when it is met', () => {
    expect(planSession(subject(60, 39.5), plan)).toMatchObject({
      trimmedTo: 21,
      config: { studyMinutes: 21, goalMinutes: 21, targetSessions: 1 },
    });
    expect(planSession(subject(60, 60), plan)).toEqual({ kind: 'met' });
  });
});

it('planSessions takes as many sessions as the rest of the target needs', () => {
  const preset = { studyMinutes: 45, breakMinutes: 15 };
  expect(planSessions(subject(120), plan, preset)).toMatchObject({ config: { targetSessions: 2 } });
  expect(planSessions(subject(120, 70), plan, preset)).toMatchObject({ config: { targetSessions: 1 } });
  expect(planSessions(subject(null), plan, preset)).toMatchObject({
    config: { targetSessions: 1, goalMinutes: null },
  });
});

it('every start is a setup the timer accepts, and never plans more than the goal', () => {
  const subjects = fc.record({
    subject: fc.constant('fizik_ayt'),
    targetTime: fc.option(fc.integer({ min: 5, max: 600 })),
    studyTime: fc.double({ min: 0, max: 700, noNaN: true }),
  });
  fc.assert(
    fc.property(subjects, fc.constantFrom(45, 50), (each, studyMinutes) => {
      for (const start of [
        planSession(each, plan),
        planSessions(each, plan, { studyMinutes, breakMinutes: 10 }),
      ]) {
        if (start.kind === 'met') {
          expect(each.studyTime).toBeGreaterThanOrEqual(each.targetTime!);
          continue;
        }
        const checked = checkSetup({ ...start.config, mode: 'Pomodoro' });
        expect(checked).toEqual({ ok: true, mode: 'Pomodoro', config: start.config });
        const left = each.targetTime === null ? 1800 : Math.ceil(each.targetTime - each.studyTime);
        expect(plannedStudySeconds(start.config)).toBeLessThanOrEqual(left * 60);
      }
    }),
  );
});

it('nextSubjectIndex passes over what is done, skipped or has met its time', () => {
  const of = (status: 'not_started' | 'in_progress' | 'completed' | 'skipped', studyTime = 0) => ({
    ...subject(60, studyTime),
    status,
  });
  expect(nextSubjectIndex([of('completed'), of('skipped'), of('in_progress', 60), of('not_started')])).toBe(
    3,
  );
  expect(nextSubjectIndex([of('completed')])).toBeNull();
});
