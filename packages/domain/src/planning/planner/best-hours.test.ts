import { expect, it } from 'vitest';
import { bestHours } from './best-hours.ts';

const hour = (at: number, sessions: number, mean: number | null, seconds = sessions * 1800) => ({
  hour: at,
  sessions,
  seconds,
  judged: mean === null ? 0 : sessions,
  quality: mean === null ? 0 : sessions * mean,
});

it('is silent before twenty sessions', () => {
  expect(bestHours([hour(9, 10, 5), hour(20, 9, 2)])).toEqual([]);
});

it('goes by quality, where few good sessions do not beat many', () => {
  expect(bestHours([hour(9, 12, 4.6), hour(14, 3, 4.7), hour(20, 12, 2)])).toEqual([9, 14, 20]);
});

it('goes by time when nothing was judged', () => {
  expect(bestHours([hour(8, 6, null), hour(17, 20, null), hour(23, 2, null)])).toEqual([17, 8]);
});
