import type { PlanStatus, PlanTier } from '../roles.ts';

export const ENTITLEMENTS = ['coachAccess', 'aiAssistant', 'studyRooms'] as const;
export type Entitlement = (typeof ENTITLEMENTS)[number];
export type Entitlements = { readonly [name in Entitlement]: boolean };
export type OwnEntitlements = { readonly [name in Entitlement]?: boolean | null };

const TIER_ENTITLEMENTS: Record<PlanTier, Entitlements> = {
  free: { coachAccess: false, aiAssistant: true, studyRooms: true },
  premium: { coachAccess: true, aiAssistant: true, studyRooms: true },
};

export function entitlementsOf(tier: PlanTier, own: OwnEntitlements): Entitlements {
  const given = TIER_ENTITLEMENTS[tier];
  return {
    coachAccess: own.coachAccess ?? given.coachAccess,
    aiAssistant: own.aiAssistant ?? given.aiAssistant,
    studyRooms: own.studyRooms ?? given.studyRooms,
  };
}

/** Lapsed premium counts as free at once, before any job updates the row. */
export function tierAt(
  { tier, premiumUntil }: { tier: PlanTier; premiumUntil: string | null },
  now: Date,
): PlanTier {
  return premiumUntil !== null && Date.parse(premiumUntil) <= now.getTime() ? 'free' : tier;
}

/** Coaching is part of premium; `coachAccess` can remove it but not grant it. */
export function mayHaveCoach(tier: PlanTier, own: OwnEntitlements): boolean {
  return tier === 'premium' && entitlementsOf(tier, own).coachAccess;
}

/** `expired`: premium had an end date that has passed. */
export function planStatus(isActive: boolean, premiumUntil: Date | null, now: Date): PlanStatus {
  if (!isActive) return 'suspended';
  return premiumUntil !== null && premiumUntil <= now ? 'expired' : 'active';
}
