import { studyDay } from '@netlik/domain/study-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, formatDayTime, formatMinuteOfDay, formatMoment, formatShortDayTime } from './clock.ts';
import {
  formatDay,
  formatDayMonth,
  formatDayMonthWeekday,
  formatFullDay,
  formatMonth,
  formatNearDay,
  formatShortDay,
  formatShortDayMonth,
  formatShortMonth,
  formatWeek,
  formatWeekday,
  monthNames,
  weekdayNames,
} from './days.ts';
import { formatCountdown, formatDuration, formatPlayTime, formatSeconds } from './durations.ts';
import { formatFileSize } from './file-size.ts';
import {
  formatInputInstant,
  formatInputNumber,
  instantAt,
  parseInputInstant,
  parseNumber,
  stepNumber,
} from './inputs.ts';
import { formatList } from './lists.ts';
import {
  formatChange,
  formatCount,
  formatDecimal,
  formatExamNet,
  formatNet,
  formatPercent,
  formatShare,
} from './numbers.ts';
import { formatTimeAgo } from './time-ago.ts';

const day = (text: string) => studyDay(new Date(`${text}T12:00:00Z`));

describe('days', () => {
  it.each([
    ['formatDay', formatDay, '9 Kasım 2026'],
    ['formatFullDay', formatFullDay, '9 Kasım 2026 Pazartesi'],
    ['formatDayMonth', formatDayMonth, '9 Kasım'],
    ['formatDayMonthWeekday', formatDayMonthWeekday, '9 Kasım Pazartesi'],
    ['formatShortDay', formatShortDay, '9 Kas 2026'],
    ['formatShortDayMonth', formatShortDayMonth, '9 Kas'],
    ['formatShortMonth', formatShortMonth, 'Kas'],
    ['formatWeekday', formatWeekday, 'Pzt'],
    ['formatMonth', formatMonth, 'Kasım 2026'],
  ])('%s shows a day, and an instant as its day in Istanbul', (_name, format, text) => {
    expect(format('2026-11-09')).toBe(text);
    expect(format('2026-11-08T21:00:00.000Z')).toBe(text);
    expect(format(Date.parse('2026-11-09T20:59:59Z'))).toBe(text);
  });
  it('have the names that the browser knows', () => {
    const named = (format: Intl.DateTimeFormatOptions, date: Date) =>
      new Intl.DateTimeFormat('tr', { ...format, timeZone: 'UTC' }).format(date);
    const months = monthNames.map((_, index) => new Date(Date.UTC(2026, index, 1)));
    expect(months.map((date) => named({ month: 'long' }, date))).toEqual(monthNames);
    expect(months.map((date) => named({ month: 'short' }, date))).toEqual(
      months.map((date) => formatShortMonth(date.toISOString())),
    );
    const week = weekdayNames.map((_, index) => new Date(Date.UTC(2026, 5, 1 + index)));
    expect(
      week.map((date) => ({
        short: named({ weekday: 'short' }, date),
        long: named({ weekday: 'long' }, date),
      })),
    ).toEqual(weekdayNames);
  });
  it('of a month without a day are named by month and year', () => {
    expect(formatMonth('2026-08')).toBe('Ağustos 2026');
    expect(formatShortMonth('2026-08')).toBe('Ağu');
  });
  it.each([
    ['2026-01-05', '5 Ocak'],
    ['2025-11-29', '29 Kasım 2025'],
    ['2027-06-18', '18 Haziran 2027'],
  ])('%s is near as %s in November 2026', (text, near) => {
    expect(formatNearDay(text, '2026-11-17')).toBe(near);
  });
  it.each([
    ['2026-11-11', '9–15 Kasım 2026'],
    ['2026-12-01', '30 Kasım – 6 Aralık 2026'],
    ['2027-01-01', '28 Aralık 2026 – 3 Ocak 2027'],
  ])('the week of %s is %s', (text, words) => {
    expect(formatWeek(day(text))).toBe(words);
  });
});

describe('times', () => {
  it.each([
    ['formatClock', formatClock, '00:05'],
    ['formatMoment', formatMoment, '1 Ocak 00:05'],
    ['formatDayTime', formatDayTime, '1 Ocak 2027 00:05'],
    ['formatShortDayTime', formatShortDayTime, '1 Oca 2027 00:05'],
  ])('%s shows the clock of Istanbul', (_name, format, text) => {
    expect(format('2026-12-31T21:05:59.999Z')).toBe(text);
    expect(format(Date.parse('2026-12-31T21:05:00Z'))).toBe(text);
  });
  it('of minutes since midnight reach the end of the day', () => {
    expect([0, 425, 425.4, 1439, 1440].map(formatMinuteOfDay)).toEqual([
      '00:00',
      '07:05',
      '07:05',
      '23:59',
      '24:00',
    ]);
  });
  it.each([
    ['2026-11-15T11:59:30Z', null],
    ['2026-11-15T12:00:05Z', null],
    ['2026-11-15T11:59:00Z', '1 dakika önce'],
    ['2026-11-15T09:01:00Z', '2 saat önce'],
    ['2026-11-14T12:00:00Z', 'dün'],
    ['2026-09-01T12:00:00Z', '2 ay önce'],
  ])('%s is %s', (instant, text) => {
    expect(formatTimeAgo(instant, new Date('2026-11-15T12:00:00Z'))).toBe(text);
  });
});

describe('durations', () => {
  it.each([
    [0, '0 dk'],
    [0.2, '12 sn'],
    [45, '45 dk'],
    [85, '1 sa 25 dk'],
    [85.99, '1 sa 25 dk'],
    [120, '2 sa'],
    [1601, '26 sa 41 dk'],
    [999 * 60, '999 sa'],
    [1179 * 60 + 5, '1.179 sa 5 dk'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
    expect(formatSeconds(Math.round(minutes * 60))).toBe(text);
  });
  it('count down in minutes and seconds', () => {
    expect([0, 5, 303, 5400].map(formatCountdown)).toEqual(['00:00', '00:05', '05:03', '90:00']);
  });
  it.each([
    [5, '0:05'],
    [725.6, '12:05'],
    [3723, '1:02:03'],
  ])('a video of %d s plays for %s', (seconds, text) => {
    expect(formatPlayTime(seconds)).toBe(text);
  });
});

describe('numbers', () => {
  it('are grouped by thousands', () => {
    expect([0, 999, 1000, 12_265, -1500].map(formatCount)).toEqual(['0', '999', '1.000', '12.265', '-1.500']);
    expect(formatCount(0.1234)).toBe('0,123');
  });
  it('have the decimals asked for', () => {
    expect(formatDecimal(412.5)).toBe('412,5');
    expect(formatDecimal(412.5, 3, 3)).toBe('412,500');
    expect(formatDecimal(4.25, 1, 1)).toBe('4,3');
    expect(formatDecimal(1234.5, 0)).toBe('1.235');
  });
  it('are rounded and grouped as Intl does', () => {
    const decimals = fc.integer({ min: 0, max: 3 });
    const written = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), decimals);
    fc.assert(
      fc.property(written, decimals, decimals, ([digits, places], one, other) => {
        const value = digits / 10 ** places;
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const intl = new Intl.NumberFormat('tr', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
          signDisplay: 'negative',
        });
        expect(formatDecimal(value, most, least)).toBe(intl.format(value));
      }),
    );
    expect(formatDecimal(1.005, 2)).toBe('1,01');
    expect(formatDecimal(-0.001, 2)).toBe('0');
  });
  it('of nets show the quarters', () => {
    expect([12, 12.5, 12.25, -0.25].map(formatNet)).toEqual(['12', '12,5', '12,25', '-0,25']);
    expect([12, 12.5, -0.25].map(formatExamNet)).toEqual(['12,00', '12,50', '-0,25']);
  });
  it('of changes show their sign', () => {
    expect([1.5, 0, -0.25].map((change) => formatChange(change))).toEqual(['+1,5', '0', '-0,25']);
    expect(formatChange(2, 2, 2)).toBe('+2,00');
    expect(formatChange(3.14, 1)).toBe('+3,1');
  });
  it('of percents follow their sign', () => {
    expect([72, 12.5].map(formatPercent)).toEqual(['%72', '%12,5']);
    expect([0, 0.724, 1].map(formatShare)).toEqual(['%0', '%72', '%100']);
  });
  it.each([
    [512, '512 bayt'],
    [2048, '2 KB'],
    [5 * 1024 * 1024, '5 MB'],
    [1.25 * 1024 * 1024, '1,3 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('lists', () => {
  it.each([
    [[], ''],
    [['Ada'], 'Ada'],
    [['Ada', 'Can'], 'Ada ve Can'],
    [['Ada', 'Can', 'Ece'], 'Ada, Can ve Ece'],
  ])('%j is %s', (items, text) => {
    expect(formatList(items)).toBe(text);
  });
});

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1.250 ', 1250],
    ['1.250,75', 1250.75],
    ['-3,25', -3.25],
    ['0', 0],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
  it.each(['', 'abc', '1,2,3', '1e5', '--2', ',5'])('"%s" is none', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
  it('reads what formatInputNumber writes', () => {
    expect([12.5, 1250].map(formatInputNumber)).toEqual(['12,5', '1250']);
    expect([12.5, 1250, -0.25].map(formatInputNumber).map(parseNumber)).toEqual([12.5, 1250, -0.25]);
  });
});

describe('stepNumber', () => {
  it('stays within its bounds', () => {
    expect(stepNumber('9', 1, { min: 1, max: 10 })).toBe('10');
    expect(stepNumber('10', 1, { min: 1, max: 10 })).toBe('10');
    expect(stepNumber('1', -1, { min: 1, max: 10 })).toBe('1');
  });
  it('starts at the lower bound', () => {
    expect(stepNumber('', 1, { min: 5 })).toBe('5');
  });
  it('avoids floating point errors', () => {
    expect(stepNumber('0,2', 1, { step: 0.1 })).toBe('0,3');
  });
});

describe('fields of day and time', () => {
  it('hold the clock of Istanbul', () => {
    expect(formatInputInstant('2026-12-31T21:05:00.000Z')).toBe('2027-01-01T00:05');
    expect(parseInputInstant('2027-01-01T00:05')).toBe('2026-12-31T21:05:00.000Z');
    expect(instantAt(day('2027-01-01'), 5)).toBe('2026-12-31T21:05:00.000Z');
  });
  it('may be empty, and leave what is no time to the contract', () => {
    expect(formatInputInstant(null)).toBe('');
    expect(parseInputInstant('')).toBeNull();
    expect(parseInputInstant('yarın')).toBe('yarın');
  });
});
