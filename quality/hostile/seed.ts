/** How many attacks an endpoint gets. `npm test` uses a fixed seed; `npm run test:fuzz` a new one each time, unless FUZZ_SEED is set. */
export const fuzz = {
  count: Number(process.env.FUZZ ?? 50),
  seed: Number(
    process.env.FUZZ_SEED ?? (process.env.FUZZ ? Math.trunc(performance.timeOrigin % 2 ** 31) : 20261115),
  ),
};
