import type { Profile } from '@netlik/contract/identity/person';

/** A select's value when nothing is chosen. */
const NONE = '';

/** Saved values as form values. A past target year is cleared. */
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

/** As the contract expects them: empty values become undefined. */
export const educationBody = (values: EducationValues) => ({
  ...values,
  schoolType: values.schoolType || undefined,
  grade: values.grade || undefined,
  targetYear: values.targetYear === NONE ? undefined : Number(values.targetYear),
  targetFieldType: values.targetFieldType || undefined,
});
