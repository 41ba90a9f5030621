import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayAfterKey,
  daysOf,
  monthEnd,
  monthGrid,
  monthGridRange,
  monthKey,
  monthOf,
  neighbourMonth,
  parseMonthKey,
  yearChoices,
} from './months.ts';
import { advancedRange, previousRange, statsRange } from './study/analytics/range.ts';
import { addDays, toStudyDay as day, dayOfWeek, monthStart, weekStart } from './study-day.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays(day('1950-01-01'), count));

describe('monthGrid', () => {
  it('begins on a Monday, ends on a Sunday and holds the month', () => {
    const grid = monthGrid(day('2026-11-15'));
    expect(grid.map((week) => [week[0], week[6]])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ]);
  });

  it('has four weeks in a February that fits', () => {
    expect(monthGrid(day('2027-02-10'))).toHaveLength(4);
  });

  it('is the range of its one call, day by day', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        const days = monthGrid(any).flat();
        expect(days).toEqual(daysOf(monthGridRange(any)));
        expect(days).toEqual(expect.arrayContaining([monthStart(any), any, monthEnd(any)]));
        expect([dayOfWeek(days[0]!), dayOfWeek(days.at(-1)!)]).toEqual([1, 7]);
        expect(days.slice(7).some((each) => each === monthStart(any))).toBe(false);
      }),
    );
  });
});

describe('months', () => {
  it('keep the day where the month has it', () => {
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(day('2028-01-31'), 1)).toBe('2028-02-29');
    expect(addMonths(day('2026-01-15'), -1)).toBe('2025-12-15');
    expect(addMonths(day('2026-03-31'), -13)).toBe('2025-02-28');
    expect([neighbourMonth(day('2026-12-31'), 1), neighbourMonth(day('2026-01-31'), -1)]).toEqual([
      '2027-01-01',
      '2025-12-01',
    ]);
  });

  it('end before the next begins', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        expect(addDays(monthEnd(any), 1)).toBe(neighbourMonth(any, 1));
        expect(neighbourMonth(neighbourMonth(any, 1), -1)).toBe(monthStart(any));
        expect(parseMonthKey(monthKey(any))).toBe(monthStart(any));
      }),
    );
  });

  it('are refused where there is none', () => {
    for (const text of ['2026-13', '2026-1', '2026', 'x', '2026-00']) expect(parseMonthKey(text)).toBeNull();
    expect([monthOf(2026, 0), monthOf(2026, 13), monthOf(20_260, 1), monthOf(2026, 1.5)]).toEqual(
      Array(4).fill(null),
    );
  });
});

describe('the selectors', () => {
  it('offer ten years around the shown one', () => {
    expect(yearChoices(2026)).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  });

  it.each([
    ['ArrowLeft', '2026-11-10'],
    ['ArrowRight', '2026-11-12'],
    ['ArrowUp', '2026-11-04'],
    ['ArrowDown', '2026-11-18'],
    ['Home', '2026-11-09'],
    ['End', '2026-11-15'],
    ['PageUp', '2026-10-11'],
    ['PageDown', '2026-12-11'],
    ['a', null],
  ])('lead with %s from a Wednesday to %s', (key, target) => {
    expect(dayAfterKey(day('2026-11-11'), key)).toBe(target);
  });
});

describe('the ranges of the figures', () => {
  const today = day('2026-11-15');

  it('reach from the day, the Monday or the first up to today', () => {
    expect(statsRange('daily', today)).toEqual({ from: today, to: today });
    expect(statsRange('weekly', today)).toEqual({ from: '2026-11-09', to: today });
    expect(statsRange('monthly', today)).toEqual({ from: '2026-11-01', to: today });
    expect(statsRange('all', today)).toBeNull();
    expect([advancedRange('all'), advancedRange('weekly')]).toEqual(['monthly', 'weekly']);
  });

  it('are compared with the same stretch before', () => {
    expect(previousRange('daily', today)).toEqual({ from: '2026-11-14', to: '2026-11-14' });
    expect(previousRange('weekly', day('2026-11-11'))).toEqual({ from: '2026-11-02', to: '2026-11-04' });
    expect(previousRange('monthly', today)).toEqual({ from: '2026-10-01', to: '2026-10-15' });
    expect(previousRange('monthly', day('2026-11-30'))).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(previousRange('monthly', day('2026-03-30'))).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('never overlap with what they are compared with', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('daily', 'weekly', 'monthly'), (any, range) => {
        const previous = previousRange(range, any);
        expect(previous.from <= previous.to).toBe(true);
        expect(previous.to < statsRange(range, any)!.from).toBe(true);
        if (range === 'weekly') expect(previous.from).toBe(weekStart(previous.to));
      }),
    );
  });
});
