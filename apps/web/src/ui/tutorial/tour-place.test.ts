import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeCard } from './tour-place.ts';

const card = { width: 358, height: 190 };
const phone = { width: 390, height: 844 };

it('placeCard: below, or above if there is no room', () => {
  expect(placeCard({ left: 20, top: 100, width: 100, height: 40 }, card, phone)).toEqual({
    left: 16,
    top: 152,
  });
  expect(placeCard({ left: 20, top: 700, width: 100, height: 40 }, card, phone)).toEqual({
    left: 16,
    top: 498,
  });
});

it('placeCard: always inside the screen', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  void fc.assert(
    fc.property(
      fc.record({
        left: whole(-500, 3000),
        top: whole(-500, 3000),
        width: whole(0, 3000),
        height: whole(0, 3000),
      }),
      fc.record({ width: whole(390, 2000), height: whole(360, 1600) }),
      (lit, screen) => {
        const { left, top } = placeCard(lit, card, screen);
        expect(left).toBeGreaterThanOrEqual(16);
        expect(top).toBeGreaterThanOrEqual(16);
        expect(left + card.width).toBeLessThanOrEqual(screen.width - 16);
        expect(top + card.height).toBeLessThanOrEqual(screen.height - 16);
      },
    ),
  );
});
