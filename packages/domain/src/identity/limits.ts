/** What each plan tier allows. */
export const TIER_LIMITS = {
  free: { activePlansMax: 1, examsPerMonth: 2 },
  premium: { activePlansMax: 5, examsPerMonth: 20 },
} as const;
