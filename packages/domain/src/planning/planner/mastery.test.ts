import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../study-day.ts';
import { type Evidence, topicState } from './mastery.ts';
import { paceOf } from './pace.ts';
import { makeTopic, monday } from './testing/students.ts';

const topic = makeTopic({
  subject: 'fizik',
  topic: 'Optik',
  learnMinutes: 120,
  practiseMinutes: 90,
  practiseQuestions: 60,
});
const exam = addDays(monday, 900);
const stateOn = (evidence: readonly Evidence[], days = 0) =>
  topicState(topic, evidence, addDays(monday, days), exam);
const answers = (correct: number, wrong: number, days = 0): Evidence => ({
  kind: 'answers',
  day: addDays(monday, days),
  correct,
  wrong,
});
const anyEvidence = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('answers' as const, 'exam' as const),
      day: fc.integer({ min: -90, max: 0 }).map((days) => addDays(monday, days)),
      correct: fc.nat(40),
      wrong: fc.nat(40),
    }),
    fc.record({
      kind: fc.constant('matrix' as const),
      day: fc.integer({ min: -90, max: 0 }).map((days) => addDays(monday, days)),
      color: fc.constantFrom('white', 'orange', 'blue', 'purple', 'red', 'green', 'gray'),
    }),
    fc.record({
      kind: fc.constant('mistake' as const),
      day: fc.integer({ min: -90, max: 0 }).map((days) => addDays(monday, days)),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  { maxLength: 10 },
) as fc.Arbitrary<Evidence[]>;

describe('topicState', () => {
  it('is nothing without evidence, with everything left to do', () => {
    expect(stateOn([])).toMatchObject({
      mastery: 0,
      dueDay: null,
      learnLeft: 120,
      practiseLeft: 90,
      lastDay: null,
    });
  });

  it('lies between 0 and 1 for any evidence, and falls as time passes', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const [now, later] = [stateOn(evidence), stateOn(evidence, 40)];
        expect(now.mastery >= 0 && now.mastery <= 1).toBe(true);
        expect(later.recall).toBeLessThanOrEqual(now.recall);
        if (now.dueDay) expect(now.dueDay <= exam).toBe(true);
      }),
    );
  });

  it('rises with right answers and falls with wrong ones, in exams and the notebook too', () => {
    const half = stateOn([answers(20, 20)]).mastery;
    expect(stateOn([answers(36, 4)]).mastery).toBeGreaterThan(half);
    expect(
      stateOn([answers(20, 20), { kind: 'exam', day: monday, correct: 0, wrong: 3 }]).mastery,
    ).toBeLessThan(half);
    expect(stateOn([answers(20, 20), { kind: 'mistake', day: monday, count: 3 }]).mastery).toBeLessThan(half);
  });

  it('counts study, questions and a finished topic as work that is done', () => {
    expect(stateOn([{ kind: 'study', day: monday, minutes: 50 }])).toMatchObject({ learnLeft: 70 });
    expect(stateOn([answers(25, 5)])).toMatchObject({ learnLeft: 0, practiseLeft: 45 });
    expect(stateOn([{ kind: 'matrix', day: monday, color: 'green' }])).toMatchObject({
      learnLeft: 0,
      practiseLeft: 0,
    });
    expect(stateOn([{ kind: 'matrix', day: monday, color: 'gray' }])).toMatchObject({ skipped: true });
  });

  it('comes back later each time it is repeated well, and soon after wrong answers', () => {
    const waits = (evidence: Evidence[]) => stateOn(evidence, 60).dueDay!;
    const once = stateOn([answers(30, 5)]).dueDay!;
    const twice = waits([answers(30, 5), answers(14, 1, 30)]);
    expect(once > monday).toBe(true);
    expect(twice > addDays(once, 30)).toBe(true);
    expect(waits([answers(30, 5), answers(3, 12, 30)]) < twice).toBe(true);
  });

  it('asks for practice again when the questions are done and still go wrong', () => {
    expect(stateOn([answers(20, 40)]).practiseLeft).toBeGreaterThan(0);
    expect(stateOn([answers(55, 5)]).practiseLeft).toBe(0);
  });
});

describe('paceOf', () => {
  const finished = (minutes: number) => ({ subject: 'fizik' as const, minutes, estimatedMinutes: 100 });

  it('replaces the estimate after three topics of a subject, within limits', () => {
    expect(paceOf([finished(150), finished(150)])).toEqual({});
    expect(paceOf([finished(150), finished(150), finished(120)])).toEqual({ fizik: 1.4 });
    expect(paceOf([finished(900), finished(900), finished(900)])).toEqual({ fizik: 2 });
  });
});
