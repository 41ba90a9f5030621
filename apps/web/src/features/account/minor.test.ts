import { expect, it } from 'vitest';
import { birthYears, mayBeMinor, thisYear } from './minor.ts';

it('counts everyone a minor who may not have had their 18th birthday', () => {
  expect(mayBeMinor(2009, 2026)).toBe(true);
  expect(mayBeMinor(2008, 2026)).toBe(true);
  expect(mayBeMinor(2007, 2026)).toBe(false);
});

it('knows the new year in Istanbul before it comes to London', () => {
  expect(thisYear(new Date('2026-12-31T20:59:59Z'))).toBe(2026);
  expect(thisYear(new Date('2026-12-31T21:00:00Z'))).toBe(2027);
});

it('offers years from the youngest down', () => {
  expect(birthYears(2026).slice(0, 2)).toEqual([2017, 2016]);
  expect(birthYears(2026).at(-1)).toBe(1936);
});
