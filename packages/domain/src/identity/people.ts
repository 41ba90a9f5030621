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
  // Profile pages of coaches and admins have no school and no target year.
  coach: PERSONAL_FIELDS,
  admin: PERSONAL_FIELDS,
};

/** In the order of the profile page. */
export function missingFields(profile: ProfileFields): CountedField[] {
  return COUNTED[profile.role].filter((field) => !saysSomething(profile[field]));
}

/** Percent of filled profile fields, equally weighted; one target university is enough. */
export function profileCompleteness(profile: ProfileFields): number {
  const asked = COUNTED[profile.role].length;
  return Math.round(((asked - missingFields(profile).length) / asked) * 100);
}

function saysSomething(value: string | number | readonly unknown[] | null | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  return value != null && value.length > 0;
}

/** Only the year of birth is known, so adults are those who have certainly completed 18 years. */
export function isMinor(birthYear: number, today: StudyDay): boolean {
  return yearOf(today) - birthYear <= ADULT_AGE;
}

/** Everyone born in this year or earlier is an adult. */
export function lastAdultBirthYear(today: StudyDay): number {
  return yearOf(today) - ADULT_AGE - 1;
}

/** True while a guardian's confirmation is missing; students without a year of birth count as minors. */
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

export function birthYearChoices(today: StudyDay): number[] {
  return Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => yearOf(today) - YOUNGEST - index);
}
