import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  toStudyDay as day,
  dayOfWeek,
  daysBetween,
  monthStart,
  parseStudyDay,
  type StudyDay,
  startOfStudyDay,
  studyDay,
  weekDays,
  weekStart,
  yearOf,
} from './study-day.ts';

// Uses another locale and method as an independent check.
const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });
const instants = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
const anyDay = instants('1900-01-01T00:00:00Z', '2200-01-01T00:00:00Z').map(studyDay);

describe('studyDay', () => {
  it.each([
    ['2026-11-15T20:59:59.999Z', '2026-11-15'],
    ['2026-11-15T21:00:00.000Z', '2026-11-16'],
    ['2026-07-15T20:59:59.999Z', '2026-07-15'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01'],
  ])('puts midnight of today’s Istanbul at 21:00 UTC, summer and winter: %s', (instant, expected) => {
    expect(studyDay(new Date(instant))).toBe(expected);
  });

  it.each([
    ['winter of 2010, +02:00', '2010-01-10T21:30:00Z', '2010-01-10'],
    ['winter of 2010, +02:00', '2010-01-10T22:00:00Z', '2010-01-11'],
    ['summer of 2010, +03:00', '2010-07-10T21:00:00Z', '2010-07-11'],
    ['before 1910, +01:56:56', '1905-01-10T22:03:03Z', '1905-01-10'],
    ['before 1910, +01:56:56', '1905-01-10T22:03:04Z', '1905-01-11'],
  ])('knows the offset of the time: %s', (_name, instant, expected) => {
    expect(studyDay(new Date(instant))).toBe(expected);
  });

  it('agrees with Intl where it does not ask Intl', () => {
    fc.assert(
      fc.property(instants('2016-09-01T00:00:00Z', '2200-01-01T00:00:00Z'), (instant) => {
        expect(studyDay(instant)).toBe(swedish.format(instant));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with Intl in the past', () => {
    fc.assert(
      fc.property(instants('1000-01-01T00:00:00Z', '2016-09-30T00:00:00Z'), (instant) => {
        expect(studyDay(instant)).toBe(swedish.format(instant));
      }),
      { numRuns: 500 },
    );
  });

  it('refuses an invalid date and years that four digits cannot write', () => {
    expect(() => studyDay(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => studyDay(new Date('+010000-01-01T00:00:00Z'))).toThrow(RangeError);
    expect(() => studyDay(new Date('-000001-01-01T00:00:00Z'))).toThrow(RangeError);
  });
});

describe('parseStudyDay', () => {
  it.each([
    '2025-02-30',
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '0000-01-01',
    '2025-01-01T00:00:00Z',
    ' 2025-01-01',
    '2025-01-01\n',
    '٢٠٢٥-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(parseStudyDay(text)).toBeNull();
  });

  it('keeps real days, leap days among them', () => {
    expect(parseStudyDay('2024-02-29')).toBe('2024-02-29');
    fc.assert(fc.property(anyDay, (each) => parseStudyDay(each) === each));
  });

  it('throws where the text was said to be a day', () => {
    expect(day('2024-02-29')).toBe('2024-02-29');
    expect(() => day('2025-02-29')).toThrow(RangeError);
  });
});

describe('startOfStudyDay', () => {
  it.each([
    ['2026-11-15', '2026-11-14T21:00:00.000Z'],
    ['2016-09-08', '2016-09-07T21:00:00.000Z'],
    ['2010-01-10', '2010-01-09T22:00:00.000Z'],
    ['2010-07-10', '2010-07-09T21:00:00.000Z'],
  ])('%s starts at %s', (text, instant) => {
    expect(startOfStudyDay(day(text)).toISOString()).toBe(instant);
  });

  it('is the first instant of its day', () => {
    fc.assert(
      fc.property(anyDay, (each) => {
        const start = startOfStudyDay(each).getTime();
        expect(studyDay(new Date(start))).toBe(each);
        expect(studyDay(new Date(start - 1))).toBe(addDays(each, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('holds around every change of the clock since 1970', () => {
    const offsetAt = (each: StudyDay) => startOfStudyDay(each).getTime() - Date.parse(`${each}T00:00:00Z`);
    let changes = 0;
    let offset = offsetAt(day('1970-01-01'));
    for (let each = day('1970-01-02'); each < '2016-12-31'; each = addDays(each, 1)) {
      const next = offsetAt(each);
      if (next === offset) continue;
      changes += 1;
      offset = next;
      const start = startOfStudyDay(each);
      expect(studyDay(start)).toBe(each);
      expect(studyDay(new Date(start.getTime() - 1))).toBe(addDays(each, -1));
    }
    expect(changes).toBeGreaterThan(70);
  });
});

describe('calendar arithmetic', () => {
  it('counts days without regard to the clock', () => {
    expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addDays(day('2010-03-27'), 2)).toBe('2010-03-29');
    expect(daysBetween(day('2026-01-01'), day('2027-01-01'))).toBe(365);
    expect(daysBetween(day('2026-01-02'), day('2026-01-01'))).toBe(-1);
  });

  it('adds what it counts and counts what it added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -50_000, max: 50_000 }), (each, count) => {
        expect(daysBetween(each, addDays(each, count))).toBe(count);
      }),
    );
  });

  it('refuses fractions of a day and days outside the calendar', () => {
    expect(() => addDays(day('2026-01-01'), 0.5)).toThrow(RangeError);
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
  });

  it('starts weeks on Monday', () => {
    expect(dayOfWeek(day('2026-11-16'))).toBe(1);
    expect(dayOfWeek(day('2026-11-15'))).toBe(7);
    expect(weekStart(day('2026-11-15'))).toBe('2026-11-09');
    expect(weekStart(day('2026-11-16'))).toBe('2026-11-16');
    expect(weekDays(day('2027-01-01'))).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  it('gives every day of a week the same week, the day among them', () => {
    fc.assert(
      fc.property(anyDay, (each) => {
        const days = weekDays(each);
        expect(days[dayOfWeek(each) - 1]).toBe(each);
        for (const other of days) expect(weekStart(other)).toBe(days[0]);
      }),
    );
  });

  it('finds the month and the year', () => {
    expect(monthStart(day('2026-11-15'))).toBe('2026-11-01');
    expect(yearOf(day('2026-11-15'))).toBe(2026);
  });
});
