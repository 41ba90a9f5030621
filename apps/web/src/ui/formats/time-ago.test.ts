import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-15T12:00:00Z');

it.each([
  ['2026-11-15T11:59:30Z', null],
  ['2026-11-15T12:00:05Z', null],
  ['2026-11-15T11:59:00Z', '1 dakika önce'],
  ['2026-11-15T09:01:00Z', '2 saat önce'],
  ['2026-11-14T12:00:00Z', 'dün'],
  ['2026-09-01T12:00:00Z', '2 ay önce'],
])('%s is %s', (instant, text) => {
  expect(timeAgo(instant, now)).toBe(text);
});
