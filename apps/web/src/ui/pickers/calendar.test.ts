import { dayOfWeek, parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { addMonths, clampDay, dayByKey, monthWeeks } from './calendar.ts';

const day = (text: string): StudyDay => parseStudyDay(text)!;

describe('monthWeeks', () => {
  it.each(['2026-02-01', '2026-11-15', '2027-08-31', '2024-02-29'])(
    'of %s are whole and start on Monday',
    (text) => {
      const weeks = monthWeeks(day(text));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(dayOfWeek(week[0]!)).toBe(1);
      }
      const days = weeks.flat();
      expect(new Set(days).size).toBe(days.length);
      const inMonth = days.filter((each) => each.startsWith(text.slice(0, 7)));
      expect(inMonth).toHaveLength(new Date(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0).getDate());
    },
  );
  it('are four in a February that begins on Monday, six when it must be', () => {
    expect(monthWeeks(day('2027-02-10'))).toHaveLength(4);
    expect(monthWeeks(day('2026-08-10'))).toHaveLength(6);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s by %i is %s', (from, count, to) => {
    expect(addMonths(day(from), count)).toBe(to);
  });
});

describe('dayByKey', () => {
  const press = (key: string, shift = false) => dayByKey(day('2026-11-15'), key, shift, {});
  it.each([
    ['ArrowLeft', '2026-11-14'],
    ['ArrowRight', '2026-11-16'],
    ['ArrowUp', '2026-11-08'],
    ['ArrowDown', '2026-11-22'],
    ['Home', '2026-11-09'],
    ['End', '2026-11-15'],
    ['PageUp', '2026-10-15'],
    ['PageDown', '2026-12-15'],
  ])('%s leads to %s', (key, to) => {
    expect(press(key)).toBe(to);
  });
  it('turn a whole year with Shift', () => {
    expect(press('PageDown', true)).toBe('2027-11-15');
    expect(press('PageUp', true)).toBe('2025-11-15');
  });
  it('stop at the bounds', () => {
    expect(dayByKey(day('2026-11-15'), 'ArrowDown', false, { max: day('2026-11-18') })).toBe('2026-11-18');
    expect(clampDay(day('2026-01-01'), { min: day('2026-02-01') })).toBe('2026-02-01');
  });
  it('mean nothing otherwise', () => {
    expect(press('a')).toBeNull();
    expect(press('Enter')).toBeNull();
  });
});
