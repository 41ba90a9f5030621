import { allEndpoints } from '@netlik/contract/contract';
import { scaled } from '../full.ts';

/** Over all endpoints, by `npm run test:full`. */
const FULL_REQUESTS = 100_000;
const isNew = process.env.FUZZ !== undefined || process.env.FULL === '1';

/** How many attacks an endpoint gets. `npm test` uses a fixed seed, the longer runs a new one each time, unless FUZZ_SEED is set. */
export const fuzz = {
  count: Number(process.env.FUZZ ?? scaled(10, Math.ceil(FULL_REQUESTS / allEndpoints.length))),
  /** `npm test` sends every tenth planned attack; the endpoints begin at different ones, so that together they meet all kinds. */
  everyNth: process.env.FUZZ === undefined ? scaled(10, 1) : 1,
  seed: Number(process.env.FUZZ_SEED ?? (isNew ? Math.trunc(performance.timeOrigin % 2 ** 31) : 20261115)),
};
