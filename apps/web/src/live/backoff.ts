const LEAST_MS = 1_000;
const MOST_MS = 30_000;

/** How long to wait before the next try: anywhere from a second to a ceiling that doubles, so a crowd spreads out. */
export const backoff = (failures: number, random: number): number => {
  const ceiling = Math.min(MOST_MS, 2 * LEAST_MS * 2 ** Math.min(failures, 10));
  return Math.round(LEAST_MS + random * (ceiling - LEAST_MS));
};
