import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { clampDay, dayByKey } from './calendar.ts';

const day = (text: string): StudyDay => parseStudyDay(text)!;

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
