import { describe, expect, it } from 'vitest';
import { noiseLoop } from './noise.ts';

const RATE = 8000;

/** Deterministic random numbers. */
const seeded = () => {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(['rain', 'brown'] as const)('the loop of %s', (noise) => {
  const loop = [...noiseLoop(noise, 4, RATE, seeded())];
  const steps = loop.map((sample, at) => Math.abs(sample - loop.at(at - 1)!));

  it('is audible and never overdriven', () => {
    expect(loop).toHaveLength(4 * RATE);
    expect(Math.max(...loop.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.sqrt(mean(loop.map((sample) => sample ** 2)))).toBeGreaterThan(0.03);
  });

  it('begins again without a click', () => {
    // The first step goes from the last sample to the first.
    expect(steps[0]).toBeLessThan(6 * mean(steps));
  });
});
