import type { Profile } from '@netlik/contract/identity/person';

/** What a select holds for nothing chosen. */
const NONE = '';

/** The saved values as fields hold them. A target year that has passed is no choice any more. */
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

/** As the contract takes them: nothing chosen is nothing given. */
export const educationBody = (values: EducationValues) => ({
  ...values,
  schoolType: values.schoolType || undefined,
  grade: values.grade || undefined,
  targetYear: values.targetYear === NONE ? undefined : Number(values.targetYear),
  targetFieldType: values.targetFieldType || undefined,
});
