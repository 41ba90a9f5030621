import { describe, expect, it } from 'vitest';
import { tours } from './tours.ts';

const MAX_STEPS = 4;

describe('the tours', () => {
  it('are found', () => {
    expect(Object.keys(tours).length).toBeGreaterThan(20);
  });

  it.each(Object.entries(tours))('%s has at most four steps', (_, steps) => {
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(MAX_STEPS);
  });
});
