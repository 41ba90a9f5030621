import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../study-day.ts';
import { type Assignee, assignRefusal } from './assign-refusal.ts';

const today = toStudyDay('2026-11-17');
const free: Assignee = {
  coachId: null,
  tier: 'premium',
  isActive: true,
  isVerified: true,
  hasConsent: true,
  birthYear: 2000,
  isGuardianConfirmed: false,
};

describe('assignRefusal', () => {
  it.each([
    [{}, null],
    [{ coachId: 'a' }, 'has_this_coach'],
    [{ coachId: 'b' }, 'has_other_coach'],
    [{ tier: 'free' }, 'not_premium'],
    [{ isActive: false }, 'suspended'],
    [{ isVerified: false }, 'not_verified'],
    [{ hasConsent: false }, 'consent_missing'],
    [{ birthYear: 2010 }, 'guardian_pending'],
    [{ birthYear: null }, 'guardian_pending'],
    [{ birthYear: 2010, isGuardianConfirmed: true }, null],
  ] as [Partial<Assignee>, string | null][])('%o: %s', (part, expected) => {
    expect(assignRefusal({ ...free, ...part }, today, 'a')).toBe(expected);
  });
});
