import type { Profile } from '@netlik/contract/identity/person';

const NONE = '';

/** Clears a target year in the past. */
export const educationValues = (profile: Profile, years: readonly number[]) => {
  const { currentSchool, schoolType, grade, city, targetYear, targetFieldType } = profile;
  return {
    currentSchool,
    schoolType: schoolType ?? NONE,
    grade: grade ?? NONE,
    city,
    targetYear: targetYear !== null && years.includes(targetYear) ? String(targetYear) : NONE,
    targetFieldType: targetFieldType ?? NONE,
  };
};

export type EducationValues = ReturnType<typeof educationValues>;

/** The contract expects undefined for empty values. */
export const educationBody = (values: EducationValues) => ({
  ...values,
  schoolType: values.schoolType || undefined,
  grade: values.grade || undefined,
  targetYear: values.targetYear === NONE ? undefined : Number(values.targetYear),
  targetFieldType: values.targetFieldType || undefined,
});
