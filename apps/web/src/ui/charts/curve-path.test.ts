import fc from 'fast-check';
import { expect, it } from 'vitest';
import { curvePath } from './curve-path.ts';

it('stays between the points it joins', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 30 }), (values) => {
      const path = curvePath(values.map((y, index) => ({ x: index * 10, y })));
      const pieces = path.split('C').slice(1);
      expect(pieces).toHaveLength(values.length - 1);
      for (const [index, piece] of pieces.entries()) {
        const [low, high] = [values[index]!, values[index + 1]!].toSorted((a, b) => a - b);
        const [, first, , second] = piece.trim().split(' ').map(Number);
        for (const height of [first!, second!]) {
          expect(height).toBeGreaterThanOrEqual(low! - 0.05);
          expect(height).toBeLessThanOrEqual(high! + 0.05);
        }
      }
    }),
  );
});

it('draws one point as a start without a line', () => {
  expect(curvePath([{ x: 3, y: 4 }])).toBe('M 3 4');
  expect(curvePath([])).toBe('');
});
