import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOver, placeToast } from './toast-place.ts';

const phone = { width: 390, height: 844 };
const toast = { width: 358, height: 56 };
const line = (top: number) => ({ left: 24, right: 200, top, bottom: top + 24 });

it('stands at the bottom where nothing is in its way', () => {
  expect(placeToast(phone, toast, [])).toBe(16);
  expect(placeToast(phone, toast, [line(100)])).toBe(16);
});

it('goes above what floats there and past titles', () => {
  expect(placeToast(phone, toast, [{ left: 100, right: 290, top: 772, bottom: 828 }])).toBe(80);
  expect(placeToast(phone, toast, [line(790), line(690)])).toBe(64);
});

it('covers no title as long as there is a gap for it', () => {
  const tops = fc.array(fc.integer({ min: 0, max: 820 }), { maxLength: 5 });
  fc.assert(
    fc.property(tops, (given) => {
      const bottom = placeToast(phone, toast, given.map(line));
      const top = phone.height - bottom - toast.height;
      const covered = given.some((at) => top < at + 24 && at < top + toast.height);
      expect(covered ? bottom : 16).toBe(16);
    }),
  );
});

it('goes over a title rather than over an input, and be it at the top', () => {
  const fields = Array.from({ length: 9 }, (_, index) => line(820 - index * 70));
  const titles = [line(100), line(160)];
  const bottom = placeToast(phone, toast, titles, fields);
  expect(isOver(phone, toast, bottom, fields)).toBe(false);
});

it('stays at the edge when every place is taken', () => {
  const everywhere = Array.from({ length: 40 }, (_, index) => line(index * 24));
  expect(placeToast(phone, toast, everywhere)).toBe(16);
});
