import { expect, it } from 'vitest';
import { dayMonthText } from './day-month-text.ts';

it.each([
  ['2026-01-05', '5 Ocak'],
  ['2025-11-29', '29 Kasım 2025'],
  ['2027-06-18', '18 Haziran 2027'],
])('%s is %s in November 2026', (day, text) => {
  expect(dayMonthText(day, '2026-11-17')).toBe(text);
});
