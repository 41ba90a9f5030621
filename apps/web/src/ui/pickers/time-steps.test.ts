import { describe, expect, it } from 'vitest';
import { parseTime, spanMinutes, stepTime, withStart } from './time-steps.ts';

describe('parseTime', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['07:13', '07:13'],
    ['1805', '18:05'],
    ['23:59', '23:59'],
    ['0', '00:00'],
  ])('%s is %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time);
  });
  it.each(['', '24:00', '9:60', 'sabah', '12345', '9:3'])('"%s" is none', (typed) => {
    expect(parseTime(typed)).toBeNull();
  });
});

describe('stepTime', () => {
  it.each([
    ['09:00', 5, '09:05'],
    ['09:02', 5, '09:05'],
    ['09:02', -5, '09:00'],
    ['09:00', 60, '10:00'],
    ['23:55', 5, '23:55'],
    ['00:00', -5, '00:00'],
    ['', 5, '09:00'],
  ])('"%s" by %i is %s', (from, minutes, to) => {
    expect(stepTime(from, minutes)).toBe(to);
  });
});

describe('spanMinutes and withStart', () => {
  it('has a length only when it ends after it starts', () => {
    expect(spanMinutes({ start: '09:00', end: '10:25' })).toBe(85);
    expect(spanMinutes({ start: '10:00', end: '10:00' })).toBeNull();
    expect(spanMinutes({ start: '10:00', end: '09:00' })).toBeNull();
    expect(spanMinutes({ start: '', end: '09:00' })).toBeNull();
  });
  it('takes its end along', () => {
    expect(withStart({ start: '09:00', end: '10:30' }, '14:00')).toEqual({ start: '14:00', end: '15:30' });
    expect(withStart({ start: '09:00', end: '10:30' }, '23:00')).toEqual({ start: '23:00', end: '23:55' });
    expect(withStart({ start: '', end: '10:30' }, '09:00')).toEqual({ start: '09:00', end: '10:30' });
  });
});
