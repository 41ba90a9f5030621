import { expect, it } from 'vitest';
import { completenessBand } from './completeness.ts';

it.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'middle'],
  [79, 'middle'],
  [80, 'high'],
  [99, 'high'],
  [100, 'full'],
])('%i%% is %s', (percent, band) => {
  expect(completenessBand(percent)).toBe(band);
});
