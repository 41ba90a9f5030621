import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type StudyDay, toStudyDay } from '../../study-day.ts';
import {
  addOutcome,
  EMPTY_RECORD,
  type HabitHistory,
  type HabitOutcome,
  type HabitRecord,
  settleHabit,
  shownStrength,
} from './record.ts';
import { isScheduled } from './schedule.ts';
import type { HabitRecurrence } from './values.ts';

const outcomes: HabitOutcome[] = ['done', 'late', 'auto', 'missed', 'skipped'];
const recurrences: HabitRecurrence[] = ['daily', 'weekdays', 'weekends', 'monthly', 'once'];
const outcome = fc.constantFrom(...outcomes);
const recurrence = fc.constantFrom(...recurrences);
const recordAfter = (list: readonly HabitOutcome[], how: HabitRecurrence = 'daily', from = EMPTY_RECORD) =>
  list.reduce<HabitRecord>((record, each) => addOutcome(record, each, how), from);
const times = (count: number, each: HabitOutcome) => Array.from({ length: count }, () => each);

describe('a streak', () => {
  it.each([
    [[], 0],
    [['done', 'late', 'auto'], 3],
    [['done', 'skipped', 'done'], 2],
    [['done', 'missed', 'done'], 1],
    [['done', 'done', 'missed'], 0],
    [['skipped', 'skipped'], 0],
  ] as const)('after %j is %i', (list, streak) => {
    expect(recordAfter(list).streak).toBe(streak);
  });

  it('equals what was kept since the last miss, and never exceeds the best', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 200 }), recurrence, (list, how) => {
        const { streak, bestStreak } = recordAfter(list, how);
        const since = list.slice(list.lastIndexOf('missed') + 1).filter((each) => each !== 'skipped');
        expect(streak).toBe(since.length);
        expect(bestStreak).toBeGreaterThanOrEqual(streak);
      }),
    );
  });
});

describe('strength', () => {
  it('loses little by one missed day', () => {
    const strong = recordAfter(times(365, 'done'));
    expect(shownStrength(strong, 'daily')).toBe(100);
    expect(shownStrength(recordAfter(['missed'], 'daily', strong), 'daily')).toBe(95);
    expect(shownStrength(recordAfter(times(13, 'missed'), 'daily', strong), 'daily')).toBe(50);
  });

  it('is not said too early, nor of a single day', () => {
    expect(shownStrength(recordAfter(times(4, 'done')), 'daily')).toBeNull();
    expect(shownStrength(recordAfter(times(5, 'done')), 'daily')).toBe(23);
    expect(shownStrength(recordAfter(times(9, 'done'), 'once'), 'once')).toBeNull();
  });

  it('stays between 0 and 1, rises when kept and falls when missed', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 400 }), recurrence, (list, how) => {
        const record = recordAfter(list, how);
        expect(record.strength).toBeGreaterThanOrEqual(0);
        expect(record.strength).toBeLessThanOrEqual(1);
        expect(addOutcome(record, 'done', how).strength).toBeGreaterThanOrEqual(record.strength);
        expect(addOutcome(record, 'missed', how).strength).toBeLessThanOrEqual(record.strength);
        expect(addOutcome(record, 'skipped', how)).toEqual(record);
      }),
    );
  });
});

const start = toStudyDay('2024-02-20');
const historyOf = (how: HabitRecurrence, isActive = true): HabitHistory => ({
  schedule: { recurrence: how, date: toStudyDay('2023-12-31'), minute: 480 },
  isActive,
  countsFrom: addDays(start, 1),
  settledUntil: start,
  record: EMPTY_RECORD,
});
const logs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 800 }), outcome), { maxLength: 300 })
  .map((list) => new Map(list.map(([count, each]) => [addDays(start, count) as string, each])));

describe('settleHabit', () => {
  it('gives the same however often it ran in between', () => {
    fc.assert(
      fc.property(
        logs,
        recurrence,
        fc.array(fc.integer({ min: 1, max: 799 }), { maxLength: 8 }),
        (all, how, stops) => {
          const end = addDays(start, 800);
          const once = settleHabit(historyOf(how), all, end);
          let history = historyOf(how);
          const missed: StudyDay[] = [];
          for (const stop of [...stops.toSorted((a, b) => a - b), 800]) {
            const part = settleHabit(history, all, addDays(start, stop));
            missed.push(...part.missed);
            history = { ...history, ...part };
          }
          expect(missed).toEqual(once.missed);
          expect(history.record).toEqual(once.record);
          expect(history.settledUntil).toBe(end);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('misses each scheduled day without a log, over two years with a leap day', () => {
    fc.assert(
      fc.property(logs, recurrence, (all, how) => {
        const history = historyOf(how);
        const { missed } = settleHabit(history, all, addDays(start, 800));
        const expected = Array.from({ length: 800 }, (_, index) => addDays(start, index + 1)).filter(
          (day) => isScheduled(history.schedule, day) && !all.has(day),
        );
        expect(missed).toEqual(expected);
        if (how === 'daily' && all.size === 0) expect(missed).toContain('2024-02-29');
      }),
      { numRuns: 40 },
    );
  });

  it('misses nothing while paused or before it counts, and keeps what was logged', () => {
    const all = new Map<string, HabitOutcome>([[addDays(start, 1), 'done']]);
    expect(settleHabit(historyOf('daily', false), all, addDays(start, 30))).toMatchObject({
      missed: [],
      record: { streak: 1 },
    });
    const later = { ...historyOf('daily'), countsFrom: addDays(start, 10) };
    expect(settleHabit(later, all, addDays(start, 10)).missed).toEqual([addDays(start, 10)]);
  });
});
