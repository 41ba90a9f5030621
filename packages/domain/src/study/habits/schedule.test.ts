import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toStudyDay as day, dayOfWeek, daysBetween, type StudyDay } from '../../study-day.ts';
import { firstCountedDay, isScheduled, mayRemindNow, minuteOf, pressedStatus, timeText } from './schedule.ts';
import type { HabitRecurrence } from './values.ts';

const schedule = (recurrence: HabitRecurrence, date = '2026-01-31', minute = 480) => ({
  recurrence,
  date: day(date),
  minute,
});
const inYear = (recurrence: HabitRecurrence, year: number, date?: string) => {
  const days: StudyDay[] = [];
  for (let each = day(`${year}-01-01`); each <= `${year}-12-31`; each = addDays(each, 1))
    if (isScheduled(schedule(recurrence, date), each)) days.push(each);
  return days;
};
const anyDay = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays(day('2000-01-01'), count));

describe('isScheduled', () => {
  it.each([
    [2027, '02-28'],
    [2028, '02-29'],
  ])('puts the 31st of each month of %i on its last day', (year, february) => {
    const days = inYear('monthly', year);
    expect(days).toHaveLength(12);
    expect(days[1]).toBe(`${year}-${february}`);
    expect(days[3]).toBe(`${year}-04-30`);
  });

  it('counts a leap year whole', () => {
    expect(inYear('daily', 2028)).toHaveLength(366);
    expect(inYear('weekdays', 2028).length + inYear('weekends', 2028).length).toBe(366);
    expect(inYear('once', 2028, '2028-02-29')).toEqual(['2028-02-29']);
  });

  it('has one monthly day in every month from its date on, and none before', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (date, months) => {
        const monthly = schedule('monthly', date);
        expect(isScheduled(monthly, date)).toBe(true);
        expect(isScheduled(monthly, addDays(date, -1))).toBe(false);
        let found = date;
        for (let count = 0; count < months % 26; count += 1) {
          let next = addDays(found, 1);
          while (!isScheduled(monthly, next)) next = addDays(next, 1);
          expect(daysBetween(found, next)).toBeGreaterThanOrEqual(28);
          expect(daysBetween(found, next)).toBeLessThanOrEqual(31);
          expect(Number(next.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)));
          found = next;
        }
      }),
    );
  });

  it('has every day of the week on one side', () => {
    fc.assert(
      fc.property(anyDay, (each) => {
        const weekend = isScheduled(schedule('weekends'), each);
        expect(weekend).toBe(dayOfWeek(each) > 5);
        expect(isScheduled(schedule('weekdays'), each)).toBe(!weekend);
      }),
    );
  });
});

describe('the hour of a habit', () => {
  // 08:00 in Istanbul is 05:00.
  it.each([
    ['2026-11-15T04:00:00Z', 'done', '2026-11-15'],
    ['2026-11-15T05:00:59Z', 'done', '2026-11-15'],
    ['2026-11-15T07:00:59Z', 'done', '2026-11-16'],
    ['2026-11-15T07:01:00Z', 'late', '2026-11-16'],
    ['2026-11-15T20:59:59Z', 'late', '2026-11-16'],
  ])('at %s is %s and counts from %s', (now, status, first) => {
    expect(pressedStatus(schedule('daily'), new Date(now))).toBe(status);
    expect(firstCountedDay(schedule('daily'), new Date(now))).toBe(first);
  });

  it('late in the evening is never late', () => {
    expect(pressedStatus(schedule('daily', undefined, 23 * 60), new Date('2026-11-15T20:59:59Z'))).toBe(
      'done',
    );
  });

  it('is written as it is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(minuteOf(timeText(minute))).toBe(minute);
      }),
    );
  });
});

describe('the last call', () => {
  it.each([
    ['18:29', false],
    ['18:30', true],
    ['19:59', true],
    ['20:00', false],
    ['23:30', false],
    ['03:59', false],
  ])('at %s UTC: %s', (time, may) => {
    expect(mayRemindNow(new Date(`2026-11-15T${time}:30Z`))).toBe(may);
  });
});
