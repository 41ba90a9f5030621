import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarSearchParams, loadedRange, readCalendarUrl, shownRange } from './calendar-url.ts';

const day = (text: string): StudyDay => parseStudyDay(text)!;
const today = day('2026-11-15');
const read = (query: string) => readCalendarUrl(new URLSearchParams(query), today);

describe('readCalendarUrl', () => {
  it('defaults to the current month', () => {
    expect(read('')).toEqual({ view: 'month', month: '2026-11-01', day: null, reminders: false });
  });
  it('opens a day in its month', () => {
    expect(read('date=2026-03-09')).toEqual({
      view: 'month',
      month: '2026-03-01',
      day: '2026-03-09',
      reminders: false,
    });
  });
  it.each([
    'date=2026-02-30',
    'month=2026-13',
    'month=1999-01',
    'date=2040-01-01',
    'view=week',
    'panel=reminders',
  ])('reads %s as if it were not there', (query) => {
    expect(read(query)).toEqual(read(''));
  });
  it('reads back what calendarSearchParams writes', () => {
    const days = ['2021-01-01', '2026-11-01', '2026-11-30', '2028-02-29', '2030-12-31'].map(day);
    fc.assert(
      fc.property(
        fc.constantFrom('month' as const, 'year' as const),
        fc.constantFrom(...days),
        fc.option(fc.constantFrom(...days)),
        fc.boolean(),
        (view, of, opened, reminders) => {
          const month = day(`${of.slice(0, 7)}-01`);
          const urlState = { view, month, day: opened, reminders: opened !== null && reminders };
          expect(readCalendarUrl(calendarSearchParams(urlState, today), today)).toEqual(urlState);
        },
      ),
    );
  });
  it('loads whole weeks for a month and the whole year for a year', () => {
    const urlState = read('month=2026-11');
    expect(shownRange(urlState)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(loadedRange(urlState)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(loadedRange({ ...urlState, view: 'year' })).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });
});
