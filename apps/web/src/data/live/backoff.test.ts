import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';

it.each([
  [0, 0, 1_000],
  [0, 1, 2_000],
  [3, 0, 1_000],
  [3, 0.5, 8_500],
  [3, 1, 16_000],
  [4, 1, 30_000],
  [5_000, 1, 30_000],
])('after %i failures and chance %f it waits %i ms', (failures, chance, ms) => {
  expect(backoff(failures, chance)).toBe(ms);
});
