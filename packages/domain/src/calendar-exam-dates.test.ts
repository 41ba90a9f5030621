import { describe, expect, it } from 'vitest';
import { daysLeft, type ExamDates, examDates, nextExamYear, usualDates } from './calendar-exam-dates.ts';
import { dayOfWeek, type StudyDay } from './study-day.ts';

const day = (text: string) => text as StudyDay;
const days = (tyt: string, ayt: string) => ({ tyt: day(tyt), ayt: day(ayt), ydt: day(ayt) });

describe('examDates', () => {
  it('knows what ÖSYM published', () => {
    expect(examDates(2025)).toEqual({ year: 2025, ...days('2025-06-21', '2025-06-22'), official: true });
    expect(examDates(2026)).toEqual({ year: 2026, ...days('2026-06-20', '2026-06-21'), official: true });
  });

  it('takes the usual weekend for a year to come, and says so', () => {
    expect(examDates(2027)).toEqual({ year: 2027, ...days('2027-06-19', '2027-06-20'), official: false });
  });

  it('believes the admin’s row first', () => {
    const row: ExamDates = { year: 2027, ...days('2027-06-12', '2027-06-13'), official: true };
    expect(examDates(2027, [row])).toBe(row);
    expect(examDates(2028, [row]).official).toBe(false);
  });

  it('has a usual weekend that is one, in line with the years it was learnt from', () => {
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
  it('is 0 on the day and over the day after', () => {
    const exam = day('2027-06-19');
    expect(daysLeft(exam, day('2026-11-15'))).toBe(216);
    expect([daysLeft(exam, exam), daysLeft(exam, day('2027-06-20'))]).toEqual([0, null]);
  });

  it('turns to the next year after the last session', () => {
    expect(nextExamYear(day('2026-06-21'))).toBe(2026);
    expect(nextExamYear(day('2026-06-22'))).toBe(2027);
  });
});
