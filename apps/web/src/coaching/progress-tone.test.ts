import { expect, it } from 'vitest';
import { completionLook } from './progress-tone.ts';

it('a completion changes its colour at 90, 70 and 50', () => {
  expect([100, 90, 89, 70, 69, 50, 49, 0].map(completionLook)).toEqual([
    'success',
    'success',
    'primary',
    'primary',
    'warning',
    'warning',
    'muted',
    'muted',
  ]);
});
