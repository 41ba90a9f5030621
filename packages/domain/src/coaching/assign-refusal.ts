import { isGuardianDue } from '../identity/people.ts';
import type { PlanTier } from '../roles.ts';
import type { StudyDay } from '../study-day.ts';

export type Assignee = {
  coachId: string | null;
  tier: PlanTier;
  isActive: boolean;
  isVerified: boolean;
  hasConsent: boolean;
  birthYear: number | null;
  isGuardianConfirmed: boolean;
};

/** Null if the student can have this coach, or any coach when none is named. */
export const assignRefusal = (student: Assignee, today: StudyDay, coachId: string | null = null) => {
  if (student.coachId !== null)
    return student.coachId === coachId ? ('has_this_coach' as const) : ('has_other_coach' as const);
  if (!student.isActive) return 'suspended' as const;
  if (!student.isVerified) return 'not_verified' as const;
  if (student.tier !== 'premium') return 'not_premium' as const;
  if (!student.hasConsent) return 'consent_missing' as const;
  if (isGuardianDue('student', student.birthYear, student.isGuardianConfirmed, today))
    return 'guardian_pending' as const;
  return null;
};
