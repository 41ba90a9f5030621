import type { PlanStatus, PlanTier } from '../roles.ts';

export const ENTITLEMENTS = ['coachAccess', 'aiAssistant', 'studyRooms'] as const;
export type Entitlement = (typeof ENTITLEMENTS)[number];
export type Entitlements = { readonly [name in Entitlement]: boolean };
/** A name that is missing or null is as the tier has it. */
export type OwnEntitlements = { readonly [name in Entitlement]?: boolean | null };

const TIER_ENTITLEMENTS: Record<PlanTier, Entitlements> = {
  free: { coachAccess: false, aiAssistant: true, studyRooms: true },
  premium: { coachAccess: true, aiAssistant: true, studyRooms: true },
};

/** What a person may use: what the tier gives, with the person's own switches over it. */
export function entitlementsOf(tier: PlanTier, own: OwnEntitlements): Entitlements {
  const given = TIER_ENTITLEMENTS[tier];
  return {
    coachAccess: own.coachAccess ?? given.coachAccess,
    aiAssistant: own.aiAssistant ?? given.aiAssistant,
    studyRooms: own.studyRooms ?? given.studyRooms,
  };
}

/** Premium that has lapsed is free from that moment, whatever a job has yet to write. */
export function tierAt(
  { tier, premiumUntil }: { tier: PlanTier; premiumUntil: string | null },
  now: Date,
): PlanTier {
  return premiumUntil !== null && Date.parse(premiumUntil) <= now.getTime() ? 'free' : tier;
}

/** Coaching is a part of premium, which `coachAccess` can take away but not replace. */
export function mayHaveCoach(tier: PlanTier, own: OwnEntitlements): boolean {
  return tier === 'premium' && entitlementsOf(tier, own).coachAccess;
}

/** `expired`: premium had an end and it has passed. */
export function planStatus(isActive: boolean, premiumUntil: Date | null, now: Date): PlanStatus {
  if (!isActive) return 'suspended';
  return premiumUntil !== null && premiumUntil <= now ? 'expired' : 'active';
}
