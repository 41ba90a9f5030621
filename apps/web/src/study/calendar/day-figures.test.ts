import type { CalendarDay } from '@netlik/contract/study/calendar';
import { addDays, parseStudyDay, toStudyDay } from '@netlik/domain/study-day';
import { aCalendarDay } from '@netlik/testkit/rows/study';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDate, fillOf, groupAgendaDays, heatOf, toneOf, totalsOf } from './day-figures.ts';

const day = (date: string, part: Partial<CalendarDay> = {}) =>
  aCalendarDay({ date: toStudyDay(date), ...part });

const today = toStudyDay('2026-12-02');
const november = { from: parseStudyDay('2026-11-01')!, to: parseStudyDay('2026-11-30')! };

const days = byDate([
  day('2026-10-31', { totalTime: 500, sessionCount: 9, correct: 90 }),
  day('2026-11-01', { totalTime: 90, sessionCount: 2, correct: 30, wrong: 8, blank: 2 }),
  day('2026-11-02', { reminders: 1, openReminders: 1 }),
  day('2026-11-03', { totalTime: 30, sessionCount: 1 }),
  day('2026-11-30', { correct: 10, wrong: 2 }),
  day('2026-12-01', { totalTime: 60, sessionCount: 1 }),
]);

describe('totalsOf', () => {
  it('excludes days of neighbouring months', () => {
    expect(totalsOf('study', days, november)).toEqual({
      minutes: 120,
      sessions: 3,
      questions: 52,
      correct: 40,
      wrong: 10,
      blank: 2,
      net: 37.5,
      accuracy: 80,
      activeDays: 2,
    });
  });
  it('counts active days by mode', () => {
    expect(totalsOf('question', days, november).activeDays).toBe(2);
  });
  it('returns null accuracy without answers', () => {
    expect(totalsOf('question', byDate([day('2026-11-02', { blank: 5 })]), november)).toMatchObject({
      questions: 5,
      accuracy: null,
    });
  });
});

describe('heatOf, toneOf and fillOf', () => {
  it('are empty for a day with reminders only', () => {
    const reminded = days.get('2026-11-02');
    expect([
      heatOf('study', reminded, today),
      toneOf('question', reminded, today),
      fillOf('study', reminded),
    ]).toEqual([0, undefined, 0]);
  });
  it('change tone at 100 and 200 questions, and never for time', () => {
    const solved = (correct: number) => toneOf('question', day('2026-11-01', { correct }), today);
    expect([1, 100, 101, 200, 201].map(solved)).toEqual([
      'danger',
      'danger',
      'warning',
      'warning',
      'success',
    ]);
    expect(toneOf('study', day('2026-11-01', { totalTime: 5 }), today)).toBeUndefined();
  });
  it('leave the questions of the day that is still running unpainted, not its time', () => {
    const running = day('2026-12-02', { correct: 20, totalTime: 90 });
    expect([heatOf('question', running, today), toneOf('question', running, today)]).toEqual([0, undefined]);
    expect(heatOf('study', running, today)).toBeGreaterThan(0);
    expect(heatOf('question', running, toStudyDay('2026-12-03'))).toBeGreaterThan(0);
  });
});

describe('groupAgendaDays', () => {
  it('lists today, then earlier days backwards, then later days', () => {
    const [today, earlier, later] = groupAgendaDays(november, toStudyDay('2026-11-15'));
    expect(today).toEqual({ name: 'today', days: ['2026-11-15'] });
    expect([earlier!.name, earlier!.days[0], earlier!.days.at(-1)]).toEqual([
      'earlier',
      '2026-11-14',
      '2026-11-01',
    ]);
    expect([later!.name, later!.days[0], later!.days.at(-1)]).toEqual(['later', '2026-11-16', '2026-11-30']);
  });
  it('has one group for a month without today', () => {
    expect(groupAgendaDays(november, toStudyDay('2026-12-01')).map(({ name }) => name)).toEqual(['earlier']);
    expect(groupAgendaDays(november, toStudyDay('2026-10-31')).map(({ name }) => name)).toEqual(['later']);
  });
  it('contains every day once, whatever today is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (shift) => {
        const days = groupAgendaDays(november, addDays(november.from, shift)).flatMap((part) => part.days);
        expect([...days].sort()).toHaveLength(30);
        expect(new Set(days).size).toBe(30);
      }),
    );
  });
});
