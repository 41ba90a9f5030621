import { describe, expect, it } from 'vitest';
import { edgeStep } from './edge-scroll.ts';

const step = (at: number, startedAt: number) => edgeStep(at, startedAt, 0, 1000);

describe('scrolling near an edge', () => {
  it('is faster the nearer the pointer is, and fastest beyond the edge', () => {
    expect(step(500, 400)).toBe(0);
    expect(step(930, 400)).toBeGreaterThan(0);
    expect(step(990, 400)).toBeGreaterThan(step(930, 400));
    expect(step(1200, 400)).toBe(step(1000, 400));
    expect(step(10, 400)).toBe(-step(990, 400));
  });

  it('does not begin where the item was picked up', () => {
    expect(step(990, 990)).toBe(0);
    expect(step(985, 990)).toBe(0);
    expect(step(995, 990)).toBeGreaterThan(0);
  });

  it('leaves most of a small box still', () => {
    expect(edgeStep(50, 0, 0, 100)).toBe(0);
    expect(edgeStep(90, 0, 0, 100)).toBeGreaterThan(0);
  });
});
