import { describe, expect, it } from 'vitest';
import { addDays } from '../../study-day.ts';
import { planWeek } from './plan-week.ts';
import { effectOfMinutes, planYear } from './plan-year.ts';
import { type CurrentEntry, replan } from './replan.ts';
import { learntState, makeInput, makeTopic, monday } from './testing/students.ts';
import type { PlannerInput } from './week.ts';

const algebra = makeTopic({ subject: 'matematik', topic: 'Cebir', worth: 6, questions: 3 });
const functions = makeTopic({
  subject: 'matematik',
  topic: 'Fonksiyon',
  needs: [algebra.id],
  worth: 9,
  order: 2,
});
const poems = makeTopic({ subject: 'edebiyat', topic: 'Şiir', worth: 1, questions: 0.4 });
const cells = makeTopic({ subject: 'biyoloji', topic: 'Hücre', worth: 3 });
const topics = [algebra, functions, poems, cells];
const keyed = (input: PlannerInput) =>
  planWeek(input).entries.map(({ kind, topicId }) => `${kind} ${topicId}`);

describe('planWeek with unusual input', () => {
  it('says so and plans nothing with no hours', () => {
    const plan = planWeek(makeInput({ topics }, { hours: [0, 0, 0, 0, 0, 0, 0] }));
    expect([plan.status, plan.entries]).toEqual(['no_hours', []]);
    expect(plan.notFitting).toHaveLength(topics.length);
  });

  it('plans at most twelve hours of a day of 24', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      makeTopic({
        subject: (['turkce', 'tarih', 'fizik'] as const)[index % 3]!,
        topic: `${index}`,
        learnMinutes: 300,
      }),
    );
    const { entries } = planWeek(makeInput({ topics: many }, { hours: Array(7).fill(1440) }));
    const ofMonday = entries
      .filter(({ day }) => day === monday)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    expect(ofMonday).toBeLessThanOrEqual(720 * 0.85);
    expect(ofMonday).toBeGreaterThan(400);
  });

  it('plans today and names the rest when the exam is tomorrow', () => {
    const plan = planWeek(makeInput({ topics, examDay: addDays(monday, 1) }));
    expect(new Set(plan.entries.map(({ day }) => day))).toEqual(new Set([monday]));
    expect(plan.notFitting.map((each) => each.kind === 'topic' && each.topicId)).toContain(functions.id);
  });

  it.each([
    ['the exam has passed', -1],
    ['the exam is today', 0],
  ])('plans nothing when %s', (_, days) => {
    const plan = planWeek(makeInput({ topics, examDay: addDays(monday, days) }));
    expect([plan.status, plan.entries]).toEqual(['exam_passed', []]);
  });

  it('says so when the week is over', () => {
    const plan = planWeek(makeInput({ topics, today: addDays(monday, 7) }));
    expect([plan.status, plan.entries]).toEqual(['week_passed', []]);
  });

  it('says so when everything is done', () => {
    const states = new Map(topics.map((topic) => [topic.id, learntState(topic)]));
    const plan = planWeek(makeInput({ topics, states }));
    expect([plan.status, plan.entries, plan.notFitting]).toEqual(['nothing_left', [], []]);
  });

  it('starts at the foundations when nothing is known', () => {
    expect(keyed(makeInput({ topics }))[0]).toBe(`learn ${algebra.id}`);
  });

  it('takes hours that are no numbers for none', () => {
    expect(planWeek(makeInput({ topics }, { hours: [Number.NaN, -60] })).status).toBe('no_hours');
  });
});

describe('planWeek', () => {
  it('says in figures why a block stands there', () => {
    const { entries } = planWeek(makeInput({ topics }));
    expect(entries.find(({ topicId }) => topicId === algebra.id)!.why).toEqual([
      { code: 'asked', questions: 3 },
      { code: 'opens', topics: 1, best: functions.id },
    ]);
  });

  it('names a trial exam for which no day is long enough', () => {
    const plan = planWeek(
      makeInput({ topics }, { hours: Array(7).fill(120), examsPerWeek: { tyt: 1, ayt: 0 } }),
    );
    expect(plan.notFitting[0]).toEqual({ kind: 'exam', exam: 'TYT', minutes: 165 });
  });

  it('plans less of what a fixed entry already covers', () => {
    const fixed = [
      { day: monday, minutes: 60, subject: 'matematik', topicId: algebra.id, kind: 'learn' },
    ] as const;
    const planned = keyed(makeInput({ topics, fixed }));
    expect(planned).not.toContain(`learn ${algebra.id}`);
    expect(planned).toContain(`learn ${functions.id}`);
  });

  it('gives a subject with emphasis more and one without it less', () => {
    const minutes = (emphasis: -1 | 1) => {
      const input = makeInput({ topics }, { hours: Array(7).fill(60), emphasis: { edebiyat: emphasis } });
      return planWeek(input).totals.bySubject.edebiyat ?? 0;
    };
    expect(minutes(1)).toBeGreaterThanOrEqual(minutes(-1));
  });
});

describe('planYear', () => {
  const short = makeInput({ topics, examDay: addDays(monday, 7) }, { hours: Array(7).fill(60) });

  it('has each topic either finished in a week or named with what it costs', () => {
    const { finished, unfinished, weeks } = planYear(short);
    expect([...finished, ...unfinished.map(({ topicId }) => topicId)].sort()).toEqual(
      topics.map(({ id }) => id).sort(),
    );
    expect(weeks.flatMap((week) => week.finished)).toEqual(finished);
    for (const { minutesLeft, minutesPerDay, points } of unfinished)
      expect(minutesLeft > 0 && minutesPerDay > 0 && points > 0).toBe(true);
  });

  it('finishes more with half an hour more a day, and fewer with less', () => {
    expect(effectOfMinutes(short, 30).topics).toBeGreaterThan(0);
    expect(effectOfMinutes(short, -30).topics).toBeLessThan(0);
    expect(effectOfMinutes(makeInput({ topics }), 30).topics).toBe(0);
  });
});

describe('replan', () => {
  const input = makeInput({ topics }, { hours: Array(7).fill(120) });
  const current = (later: number, done = false): CurrentEntry[] =>
    planWeek(input).entries.map((entry) => ({
      done: done && entry.day < addDays(monday, later),
      locked: false,
      ...entry,
    }));

  it('moves a missed day to the free part of the next days, with where it came from', () => {
    const after = replan({ ...input, today: addDays(monday, 1) }, current(1));
    expect(after.moved.length).toBeGreaterThan(0);
    for (const { entry, from } of after.moved) expect(entry.why[0]).toEqual({ code: 'moved', from });
  });

  it('leaves a locked entry where it is', () => {
    const locked = current(1).map((entry) => ({ ...entry, locked: true }));
    const after = replan({ ...input, today: addDays(monday, 1) }, locked);
    expect(after.entries.map(({ key }) => key)).toEqual(
      locked.filter(({ day }) => day > monday).map(({ key }) => key),
    );
  });

  it('names what the catalogue no longer knows', () => {
    const [first, ...others] = current(0);
    const renamed = { ...first!, topicId: 'matematik/Eski ad' };
    const { dropped } = replan(input, [renamed, ...others]);
    expect(dropped.map(({ entry, reason }) => [entry.topicId, reason])).toContainEqual([
      'matematik/Eski ad',
      'unknown_topic',
    ]);
  });
});
