import type { PlanTier } from '../roles.ts';

export type PlanLimits = { readonly activePlansMax: number; readonly examsPerMonth: number };
/** Null: the tier's limit. */
export type OwnLimits = { readonly [limit in keyof PlanLimits]: number | null };

export const TIER_LIMITS = {
  free: { activePlansMax: 1, examsPerMonth: 2 },
  premium: { activePlansMax: 5, examsPerMonth: 20 },
} as const satisfies Record<PlanTier, PlanLimits>;

export function limitsOf(tier: PlanTier, own: OwnLimits): PlanLimits {
  return {
    activePlansMax: own.activePlansMax ?? TIER_LIMITS[tier].activePlansMax,
    examsPerMonth: own.examsPerMonth ?? TIER_LIMITS[tier].examsPerMonth,
  };
}
