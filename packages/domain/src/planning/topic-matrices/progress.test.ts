import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toStudyDay } from '../../study-day.ts';
import { MIN_DONE_DAYS, projectEnd, subjectsToFinish } from './progress.ts';

const today = toStudyDay('2026-11-16');
const ago = fc.integer({ min: 0, max: 300 });
const doneDays = fc
  .uniqueArray(ago, { minLength: MIN_DONE_DAYS, maxLength: 60 })
  .map((days) => days.map((day) => addDays(today, -day)));
const left = fc.integer({ min: 1, max: 500 });

describe('projectEnd', () => {
  it('says nothing from fewer than five days, however many topics, nor when nothing is left', () => {
    const four = Array.from({ length: 20 }, (_, index) => addDays(today, -(index % 4)));
    expect(projectEnd(four, 10, today)).toBeNull();
    expect(projectEnd([...four, addDays(today, -9)], 10, today)).not.toBeNull();
    expect(projectEnd([...four, addDays(today, -9)], 0, today)).toBeNull();
  });

  it('ends after today, later with more to do, later when the days go by without work', () => {
    fc.assert(
      fc.property(doneDays, left, fc.integer({ min: 1, max: 50 }), (days, rest, more) => {
        const { endsOn } = projectEnd(days, rest, today)!;
        expect(endsOn > today).toBe(true);
        expect(projectEnd(days, rest + more, today)!.endsOn >= endsOn).toBe(true);
        expect(projectEnd(days, rest, addDays(today, more))!.endsOn > endsOn).toBe(true);
      }),
    );
  });

  it('moves with the calendar, whatever the order of the days', () => {
    fc.assert(
      fc.property(doneDays, left, fc.integer({ min: 1, max: 400 }), (days, rest, later) => {
        const shifted = days.map((day) => addDays(day, later)).reverse();
        const before = projectEnd(days, rest, today)!;
        expect(projectEnd(shifted, rest, addDays(today, later))).toEqual({
          ...before,
          endsOn: addDays(before.endsOn, later),
        });
      }),
    );
  });

  it('keeps the pace: half of the topics in ten days leaves ten more', () => {
    const days = [0, 2, 4, 6, 9].map((day) => addDays(today, -day));
    expect(projectEnd(days, 5, today)).toEqual({ done: 5, days: 10, left: 5, endsOn: addDays(today, 10) });
  });
});

describe('subjectsToFinish', () => {
  it('are TYT and those of the field, and what was worked on beyond', () => {
    expect(subjectsToFinish(null, new Set())).toHaveLength(10);
    expect(subjectsToFinish('sayisal', new Set())).toHaveLength(14);
    expect(subjectsToFinish('sayisal', new Set(['edebiyat', 'diger']))).toHaveLength(15);
  });

  it('count one language, the one that is learnt', () => {
    expect(subjectsToFinish('dil', new Set()).slice(10)).toEqual(['ingilizce']);
    expect(subjectsToFinish('dil', new Set(['almanca'])).slice(10)).toEqual(['almanca']);
  });
});
