import { tier } from '../tier.ts';

const counts = { main: 10, full: 50, soak: 500 };

/**
 * Number of attacks per endpoint. `npm test` uses a fixed seed, longer runs a new one unless FUZZ_SEED is
 * set.
 */
export const fuzz = {
  count: counts[tier],
  /**
   * `npm test` sends every tenth planned attack with different offsets, so that together the endpoints meet
   * all kinds.
   */
  everyNth: tier === 'main' ? 10 : 1,
  seed: Number(
    process.env.FUZZ_SEED ?? (tier === 'main' ? 20261115 : Math.trunc(performance.timeOrigin % 2 ** 31)),
  ),
};
