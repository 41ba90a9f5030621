import type { Profile } from '@netlik/contract/identity/person';
import { profileCompleteness } from '@netlik/domain/people';

const personalFields = ['firstName', 'lastName', 'phone', 'bio', 'avatar'] as const;
const studentFields = [
  'currentSchool',
  'schoolType',
  'grade',
  'city',
  'targetYear',
  'targetFieldType',
  'targetUniversities',
] as const;

export type CountedField = (typeof personalFields)[number] | (typeof studentFields)[number];

const isMissing = (value: Profile[CountedField]): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (Array.isArray(value) && value.length === 0);
};

export type Completeness = { percent: number; missing: CountedField[] };

/** A coach or an admin has no school and no target year: only what they can fill in counts for them. */
export const completenessOf = (profile: Profile): Completeness => {
  const student = profile.role === 'student';
  const counted: readonly CountedField[] = student ? [...personalFields, ...studentFields] : personalFields;
  const missing = counted.filter((field) => isMissing(profile[field]));
  const percent = student
    ? profileCompleteness(profile)
    : Math.round(((counted.length - missing.length) / counted.length) * 100);
  return { percent, missing };
};

export type CompletenessBand = 'low' | 'middle' | 'high' | 'full';

/** Red below 50, green from 80. */
export const bandOf = (percent: number): CompletenessBand => {
  if (percent >= 100) return 'full';
  if (percent >= 80) return 'high';
  return percent < 50 ? 'low' : 'middle';
};
