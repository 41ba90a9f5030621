import { addDays, parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAgendaDays } from './agenda-days.ts';

const day = (text: string): StudyDay => parseStudyDay(text)!;
const november = { from: day('2026-11-01'), to: day('2026-11-30') };

describe('groupAgendaDays', () => {
  it('lists today, then earlier days backwards, then later days', () => {
    const [today, earlier, later] = groupAgendaDays(november, day('2026-11-15'));
    expect(today).toEqual({ name: 'today', days: ['2026-11-15'] });
    expect([earlier!.name, earlier!.days[0], earlier!.days.at(-1)]).toEqual([
      'earlier',
      '2026-11-14',
      '2026-11-01',
    ]);
    expect([later!.name, later!.days[0], later!.days.at(-1)]).toEqual(['later', '2026-11-16', '2026-11-30']);
  });
  it('has one group for a month without today', () => {
    expect(groupAgendaDays(november, day('2026-12-01')).map(({ name }) => name)).toEqual(['earlier']);
    expect(groupAgendaDays(november, day('2026-10-31')).map(({ name }) => name)).toEqual(['later']);
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
