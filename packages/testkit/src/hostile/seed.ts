import { tier } from '../tier.ts';

const counts = { main: 10, full: 50, soak: 500 };

/** How many attacks an endpoint gets. `npm test` uses a fixed seed, the longer runs a new one each time, unless FUZZ_SEED is set. */
export const fuzz = {
  count: counts[tier],
  /** `npm test` sends every tenth planned attack; the endpoints begin at different ones, so that together they meet all kinds. */
  everyNth: tier === 'main' ? 10 : 1,
  seed: Number(
    process.env.FUZZ_SEED ?? (tier === 'main' ? 20261115 : Math.trunc(performance.timeOrigin % 2 ** 31)),
  ),
};
