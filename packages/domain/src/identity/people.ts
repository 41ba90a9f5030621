import type { Role } from '../roles.ts';
import { type StudyDay, yearOf } from '../study-day.ts';

const ADULT_AGE = 18;

const PERSONAL_FIELDS = ['firstName', 'lastName', 'phone', 'bio', 'avatar'] as const;
const STUDENT_FIELDS = [
  'currentSchool',
  'schoolType',
  'grade',
  'city',
  'targetYear',
  'targetFieldType',
  'targetUniversities',
] as const;

export type CountedField = (typeof PERSONAL_FIELDS)[number] | (typeof STUDENT_FIELDS)[number];

export type ProfileFields = {
  readonly [field in Exclude<CountedField, 'targetYear' | 'targetUniversities'>]?: string | null;
} & {
  readonly role: Role;
  readonly targetYear?: number | null;
  readonly targetUniversities?: readonly unknown[] | null;
};

const COUNTED: Record<Role, readonly CountedField[]> = {
  student: [...PERSONAL_FIELDS, ...STUDENT_FIELDS],
  // Coaches and admins have no school and no target year on their profile page.
  coach: PERSONAL_FIELDS,
  admin: PERSONAL_FIELDS,
};

/** The empty fields of the person's profile page, in page order. */
export function missingFields(profile: ProfileFields): CountedField[] {
  return COUNTED[profile.role].filter((field) => !saysSomething(profile[field]));
}

/** 0–100: the share of filled profile fields. All weigh the same; one target university is enough. */
export function profileCompleteness(profile: ProfileFields): number {
  const asked = COUNTED[profile.role].length;
  return Math.round(((asked - missingFields(profile).length) / asked) * 100);
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

/** Anyone born in this year or before is an adult. */
export function lastAdultBirthYear(today: StudyDay): number {
  return yearOf(today) - ADULT_AGE - 1;
}

/** True while a guardian's confirmation is missing. A student whose year of birth is unknown counts as a minor. */
export function isGuardianDue(
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

/** Allowed years of birth, youngest first. */
export function birthYearChoices(today: StudyDay): number[] {
  return Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => yearOf(today) - YOUNGEST - index);
}
