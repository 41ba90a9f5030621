import { describe, expect, it } from 'vitest';
import { rovingIndex } from './roving.ts';

describe('rovingIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(rovingIndex(key, from, 3, 'horizontal')).toBe(to);
  });
  it('starts at the nearer end when nothing has the focus yet', () => {
    expect(rovingIndex('ArrowDown', -1, 3, 'vertical')).toBe(0);
    expect(rovingIndex('ArrowUp', -1, 3, 'vertical')).toBe(2);
  });
  it('leaves other keys, and the other axis, alone', () => {
    expect(rovingIndex('ArrowDown', 0, 3, 'horizontal')).toBeNull();
    expect(rovingIndex('a', 0, 3, 'horizontal')).toBeNull();
    expect(rovingIndex('ArrowRight', 0, 0, 'horizontal')).toBeNull();
  });
});
