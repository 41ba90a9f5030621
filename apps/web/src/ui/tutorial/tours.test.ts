import { describe, expect, it } from 'vitest';
import type { Tour } from './tour.ts';

const MAX_STEPS = 4;

const modules = import.meta.glob<Record<string, Tour>>('../../**/*.tour.ts', { eager: true });
const tours = Object.values(modules).flatMap((exported) => Object.values(exported));

describe('the tours', () => {
  it('are found', () => {
    expect(tours.length).toBeGreaterThan(20);
  });

  it.each(tours.map((tour) => [tour.page, tour] as const))('%s has at most four steps', (_, { steps }) => {
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(MAX_STEPS);
  });
});
