import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { describeWeek, recapWeek, type WeekFacts } from './weekly-recap.ts';

const from = toStudyDay('2026-11-09');
const day = (date: string, minutes: number, questions = 0) => ({
  day: toStudyDay(date),
  seconds: minutes * 60,
  questions,
});
const hour = (at: number, sessions: number, minutes: number, quality: number | null) => ({
  hour: at,
  sessions,
  seconds: minutes * 60,
  judged: quality === null ? 0 : sessions,
  quality,
});

const goodWeek = (part: Partial<WeekFacts> = {}): WeekFacts => ({
  from,
  days: [
    day('2026-11-03', 60, 20),
    day('2026-11-05', 40, 30),
    day('2026-11-09', 90, 40),
    day('2026-11-10', 60, 0),
    day('2026-11-12', 30, 60),
    day('2026-11-13', 20, 10),
  ],
  subjects: [
    { subject: 'matematik', seconds: 9000, before: 3600 },
    { subject: 'fizik', seconds: 3000, before: 2400 },
  ],
  hours: [],
  exams: [],
  ...part,
});

describe('recapWeek', () => {
  it('is the last full week, and from 18:00 on Sunday in Istanbul the running one', () => {
    const told = (at: string) => recapWeek(new Date(at));
    expect(told('2026-11-15T14:59:00Z')).toEqual({ from: '2026-11-02', isRunning: false });
    expect(told('2026-11-15T15:00:00Z')).toEqual({ from, isRunning: true });
    expect(told('2026-11-15T21:00:00Z')).toEqual({ from, isRunning: false });
    expect(told('2026-11-18T12:00:00Z')).toEqual({ from, isRunning: false });
  });
});

describe('describeWeek', () => {
  it('counts both weeks, and says what went up: subject, net, days', () => {
    const exams = [
      { exam: 'TYT' as const, day: toStudyDay('2026-10-20'), correct: 60, wrong: 20 },
      { exam: 'TYT' as const, day: toStudyDay('2026-11-01'), correct: 50, wrong: 0 },
      { exam: 'TYT' as const, day: toStudyDay('2026-11-10'), correct: 58, wrong: 8 },
      { exam: 'AYT' as const, day: toStudyDay('2026-11-11'), correct: 30, wrong: 0 },
    ];
    const story = describeWeek(goodWeek({ exams }));
    expect(story).toMatchObject({ seconds: 12_000, questions: 110, days: 4, isThin: false });
    expect(story.before).toEqual({ seconds: 6000, questions: 50, days: 2 });
    expect(story.ups).toEqual([
      { kind: 'subject', subject: 'matematik', seconds: 9000, before: 3600 },
      { kind: 'net', exam: 'TYT', net: 56, before: 50 },
      { kind: 'days', days: 4, before: 2 },
    ]);
  });

  it('calls nothing up that only looks so: a few minutes, a first exam, a first week', () => {
    const first = goodWeek({
      days: goodWeek().days.slice(2),
      subjects: [{ subject: 'fizik', seconds: 3000, before: 2400 }],
      exams: [{ exam: 'AYT', day: toStudyDay('2026-11-11'), correct: 30, wrong: 0 }],
    });
    expect(describeWeek(first)).toMatchObject({ before: null, ups: [] });
  });

  it('says honestly that there is too little to tell', () => {
    const thin = goodWeek({ days: [day('2026-11-10', 25, 3)], hours: [hour(9, 9, 300, 5)] });
    expect(describeWeek(thin)).toMatchObject({
      isThin: true,
      ups: [],
      bestHour: null,
      next: { kind: 'start' },
    });
    expect(describeWeek(goodWeek({ days: [] }))).toMatchObject({ isThin: true, seconds: 0, days: 0 });
    // A week of many questions is not thin either.
    expect(describeWeek(goodWeek({ days: [day('2026-11-10', 0, 80)] })).isThin).toBe(false);
  });
});

describe('the best hour', () => {
  const best = (...hours: ReturnType<typeof hour>[]) => describeWeek(goodWeek({ hours })).bestHour;

  it('is the one judged best where two can be compared', () => {
    expect(best(hour(9, 3, 90, 4.5), hour(20, 9, 400, 3.2))).toEqual({ hour: 9, by: 'quality', sessions: 3 });
  });

  it('is the one with the most minutes where quality says nothing', () => {
    expect(best(hour(9, 3, 90, 4), hour(20, 9, 400, 4))).toEqual({ hour: 20, by: 'minutes', sessions: 9 });
    expect(best(hour(9, 2, 90, 5), hour(20, 3, 80, null))).toEqual({ hour: 20, by: 'minutes', sessions: 3 });
  });

  it('is unknown with fewer than three sessions in any hour', () => {
    expect(best(hour(9, 2, 90, 5), hour(20, 2, 400, 3))).toBeNull();
  });
});

describe('the sentence for next week', () => {
  const next = (part: Partial<WeekFacts>) => describeWeek(goodWeek(part)).next;

  it('asks for one more day first, then for what was left out, then for what was lost', () => {
    expect(next({ days: [day('2026-11-10', 200)] })).toEqual({ kind: 'days', days: 2 });
    const left = [{ subject: 'kimya', seconds: 0, before: 3600 }];
    expect(next({ subjects: left })).toEqual({ kind: 'subject', subject: 'kimya' });
    const before = day('2026-11-04', 600);
    expect(next({ days: [before, ...goodWeek().days] })).toEqual({ kind: 'time', seconds: 42_000 });
  });

  it('else uses the best hour, else keeps the pace', () => {
    expect(next({ hours: [hour(20, 5, 300, null)] })).toEqual({ kind: 'hour', hour: 20 });
    expect(next({})).toEqual({ kind: 'keep' });
  });
});
