import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsTopic } from './topic-need.ts';

it.each([
  [0, null, false],
  [0, 0.1, false],
  [1, null, true],
  [1, 0.6, false],
  [2, 0.6, true],
  [5, 0.9, false],
])('%i wrong at mastery %f: %s', (wrong, mastery, expected) => {
  expect(needsTopic(wrong, mastery)).toBe(expected);
});

it('another wrong answer or less mastery never ends the need', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (wrong, mastery) => {
      if (!needsTopic(wrong, mastery)) return;
      expect(needsTopic(wrong + 1, mastery)).toBe(true);
      expect(needsTopic(wrong, mastery / 2)).toBe(true);
    }),
  );
});
