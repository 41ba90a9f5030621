import { toStudyDay } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { periodQuery, readPeriod } from './period.ts';

const today = toStudyDay('2026-11-18');
const days = (text: string) => periodQuery(readPeriod(new URLSearchParams(text), 'fortnight', today));

it.each([
  ['', { from: '2026-11-05', to: '2026-11-18' }],
  ['period=week', { from: '2026-11-16', to: '2026-11-18' }],
  ['period=month', { from: '2026-11-01', to: '2026-11-18' }],
  ['period=all', {}],
  ['period=range&from=2026-10-01&to=2026-10-07', { from: '2026-10-01', to: '2026-10-07' }],
  ['period=range&from=2026-10-07&to=2026-10-01', { from: '2026-10-01', to: '2026-10-07' }],
  ['period=range&from=x', { from: '2026-11-05', to: '2026-11-18' }],
  ['period=year', { from: '2026-11-05', to: '2026-11-18' }],
])('“%s” is %o', (text, expected) => {
  expect(days(text)).toEqual(expected);
});

it('begins with the last meeting, and has no bounds before the first one', () => {
  const since = (last: string | null) =>
    periodQuery(
      readPeriod(
        new URLSearchParams('period=meeting'),
        'all',
        today,
        last === null ? null : toStudyDay(last),
      ),
    );
  expect(since('2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-18' });
  expect(since(null)).toEqual({});
});
