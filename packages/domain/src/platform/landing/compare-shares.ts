/** 95 % of the normal distribution. */
const Z = 1.96;

export type CountedShare = { count: number; share: number; low: number; high: number };

/** Wilson's interval, which also holds for few visitors. */
export const shareOf = (count: number, of: number): CountedShare => {
  if (of === 0) return { count, share: 0, low: 0, high: 1 };
  // A new user's view may have been counted the day before the counters were cleared.
  const share = Math.min(1, count / of);
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { count, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** True if the lower end of Newcombe's 95 % interval of the difference is above 0. */
export const isSurelyAbove = (more: CountedShare, less: CountedShare): boolean =>
  more.share - less.share - Math.hypot(more.share - more.low, less.high - less.share) > 0;
