const tiers = ['main', 'full', 'soak'] as const;
type Tier = (typeof tiers)[number];

/** The running tier; a single file run by hand counts as `full`. */
export const tier: Tier = tiers.find((name) => name === process.env.TEST_TIER) ?? 'full';

/** A count for `npm test` and `test:full`, and the one for `test:soak`. */
export const scaled = (count: number, soakCount: number): number => (tier === 'soak' ? soakCount : count);
