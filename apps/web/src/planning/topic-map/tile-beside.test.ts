import { expect, it } from 'vitest';
import { tileBeside } from './tile-beside.ts';

const tiles = [
  { offsetTop: 0, offsetLeft: 0 },
  { offsetTop: 0, offsetLeft: 100 },
  { offsetTop: 0, offsetLeft: 260 },
  { offsetTop: 70, offsetLeft: 0 },
  { offsetTop: 70, offsetLeft: 240 },
];

it('arrows lead along the line and to the nearest tile of the next one', () => {
  expect(tileBeside('ArrowRight', 2, tiles)).toBe(3);
  expect(tileBeside('ArrowDown', 2, tiles)).toBe(4);
  expect(tileBeside('ArrowDown', 1, tiles)).toBe(3);
  expect(tileBeside('ArrowUp', 4, tiles)).toBe(2);
  expect(tileBeside('ArrowDown', 3, tiles)).toBeNull();
  expect(tileBeside('Enter', 3, tiles)).toBeNull();
});
