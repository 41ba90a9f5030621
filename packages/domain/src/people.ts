import { type StudyDay, yearOf } from './study-day.ts';

export const ROLES = ['student', 'coach', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const PLAN_TIERS = ['free', 'premium'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

export const SCHOOL_TYPES = ['anadolu', 'fen', 'sosyal_bilimler', 'imam_hatip', 'meslek', 'other'] as const;
export type SchoolType = (typeof SCHOOL_TYPES)[number];

export const GRADES = ['9', '10', '11', '12', 'Mezun'] as const;
export type Grade = (typeof GRADES)[number];

const ADULT_AGE = 18;

const COMPLETENESS_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'bio',
  'avatar',
  'currentSchool',
  'schoolType',
  'grade',
  'city',
  'targetYear',
  'targetFieldType',
  'targetUniversities',
] as const;

type CompletenessField = (typeof COMPLETENESS_FIELDS)[number];

export type ProfileFields = {
  readonly [field in Exclude<CompletenessField, 'targetYear' | 'targetUniversities'>]?: string | null;
} & { readonly targetYear?: number | null; readonly targetUniversities?: readonly unknown[] | null };

/** 0–100: the share of the twelve fields that say something. All weigh the same; one target university is enough. */
export function profileCompleteness(profile: ProfileFields): number {
  const filled = COMPLETENESS_FIELDS.filter((field) => saysSomething(profile[field])).length;
  return Math.round((filled / COMPLETENESS_FIELDS.length) * 100);
}

function saysSomething(value: string | number | readonly unknown[] | null | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  return value != null && value.length > 0;
}

/** Only the year of birth is known, so a person is an adult once 18 whole years have certainly passed. */
export function isMinor(birthYear: number, today: StudyDay): boolean {
  return yearOf(today) - birthYear <= ADULT_AGE;
}

/** True while a guardian's confirmation is missing. A student whose year of birth is unknown counts as a minor. */
export function guardianDue(
  role: Role,
  birthYear: number | null,
  guardianConfirmed: boolean,
  today: StudyDay,
): boolean {
  if (role !== 'student' || guardianConfirmed) return false;
  return birthYear === null || isMinor(birthYear, today);
}

const YOUNGEST = 10;
const OLDEST = 100;

/** The years of birth an account may have, youngest first. */
export function birthYearChoices(today: StudyDay): number[] {
  return Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => yearOf(today) - YOUNGEST - index);
}
