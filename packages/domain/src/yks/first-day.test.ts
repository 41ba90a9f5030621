import { describe, expect, it } from 'vitest';
import type { StudyDay } from '../study-day.ts';
import { FIELD_TYPES } from './field-types.ts';
import { firstSubjects, firstTargetYears } from './first-day.ts';
import { targetYearChoices } from './target-years.ts';

describe('firstTargetYears', () => {
  it.each([
    ['2026-06-30', 2026],
    ['2026-07-01', 2027],
    ['2026-12-31', 2027],
  ])('begins on %s with %s, and a profile may have each', (day, first) => {
    const years = firstTargetYears(day as StudyDay);
    expect(years).toEqual([first, first + 1, first + 2, first + 3]);
    expect(targetYearChoices(day as StudyDay)).toEqual(expect.arrayContaining(years));
  });
});

describe('firstSubjects', () => {
  it.each([undefined, ...FIELD_TYPES])('offers eight, no subject twice, to %s', (field) => {
    const subjects = firstSubjects(field);
    expect(new Set(subjects).size).toBe(8);
    expect(subjects.slice(0, 2)).toEqual(['matematik', 'turkce']);
  });

  it('puts those of the field after the ones everybody sits', () => {
    expect(firstSubjects('sayisal')[2]).toBe('matematik_ayt');
    expect(firstSubjects('sayisal').slice(-2)).toEqual(['geometri', 'fizik']);
    expect(firstSubjects('dil')[2]).toBe('ingilizce');
  });
});
