import { describe, expect, it } from 'vitest';
import { toStudyDay as day, dayOfWeek } from '../study-day.ts';
import { type ExamDates, examDates, nextExam, nextParts, usualDates } from './exam-dates.ts';

const days = (tyt: string, ayt: string) => ({ tyt: day(tyt), ayt: day(ayt), ydt: day(ayt) });

describe('examDates', () => {
  it('has the dates ÖSYM published', () => {
    expect(examDates(2025)).toEqual({ year: 2025, ...days('2025-06-21', '2025-06-22'), official: true });
    expect(examDates(2026)).toEqual({ year: 2026, ...days('2026-06-20', '2026-06-21'), official: true });
  });

  it('estimates the dates of a future year', () => {
    expect(examDates(2027)).toEqual({ year: 2027, ...days('2027-06-19', '2027-06-20'), official: false });
  });

  it('prefers the admin’s row', () => {
    const row: ExamDates = { year: 2027, ...days('2027-06-12', '2027-06-13'), official: true };
    expect(examDates(2027, [row])).toBe(row);
    expect(examDates(2028, [row]).official).toBe(false);
  });

  it('estimates a weekend that matches past years', () => {
    for (let year = 2020; year < 2060; year += 1) {
      const { tyt, ayt } = usualDates(year);
      expect([dayOfWeek(tyt), dayOfWeek(ayt)]).toEqual([6, 7]);
      expect(tyt.slice(5) >= '06-15' && tyt.slice(5) <= '06-21').toBe(true);
    }
    const known = { 2022: '2022-06-18', 2023: '2023-06-17', 2025: '2025-06-21', 2026: '2026-06-20' };
    for (const [year, saturday] of Object.entries(known)) expect(usualDates(Number(year)).tyt).toBe(saturday);
  });
});

describe('the countdown', () => {
  const at = (today: string, dates = examDates(2026)) => nextParts(dates, day(today));

  it('goes to the TYT, then to the AYT and YDT, and is over the day after', () => {
    expect(at('2025-11-15')).toEqual({ daysLeft: 217, parts: ['TYT'] });
    expect(at('2026-06-19')).toEqual({ daysLeft: 1, parts: ['TYT'] });
    expect(at('2026-06-20')).toEqual({ daysLeft: 0, parts: ['TYT'] });
    expect(at('2026-06-21')).toEqual({ daysLeft: 0, parts: ['AYT', 'YDT'] });
    expect(at('2026-06-22')).toBeNull();
  });

  it('handles a YDT on another day', () => {
    const dates = { ...examDates(2026), ayt: day('2026-06-22'), ydt: day('2026-06-24') };
    expect(at('2026-06-21', dates)).toEqual({ daysLeft: 1, parts: ['AYT'] });
    expect(at('2026-06-23', dates)).toEqual({ daysLeft: 1, parts: ['YDT'] });
    const before = { ...dates, ydt: day('2026-06-21') };
    expect(at('2026-06-21', before)).toEqual({ daysLeft: 0, parts: ['YDT'] });
    expect(at('2026-06-22', before)).toEqual({ daysLeft: 0, parts: ['AYT'] });
  });

  it('turns to the next year after the last part', () => {
    expect(nextExam(day('2026-06-21'))).toEqual({ ...examDates(2026), daysLeft: 0, parts: ['AYT', 'YDT'] });
    expect(nextExam(day('2026-06-22'))).toEqual({ ...examDates(2027), daysLeft: 362, parts: ['TYT'] });
    const late = { ...examDates(2026), ydt: day('2026-06-22') };
    expect(nextExam(day('2026-06-22'), [late])).toMatchObject({ year: 2026, parts: ['YDT'] });
  });
});
