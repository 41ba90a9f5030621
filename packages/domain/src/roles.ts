export const ROLES = ['student', 'coach', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const PLAN_TIERS = ['free', 'premium'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

export const PLAN_STATUSES = ['active', 'expired', 'suspended'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
