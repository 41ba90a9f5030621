const MIN_MS = 1_000;
const MAX_MS = 30_000;

/**
 * Milliseconds before the next attempt: random between one second and a limit that doubles with each failure.
 */
export const backoff = (failures: number, random: number): number => {
  const ceiling = Math.min(MAX_MS, 2 * MIN_MS * 2 ** Math.min(failures, 10));
  return Math.round(MIN_MS + random * (ceiling - MIN_MS));
};
