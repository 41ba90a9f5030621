/** What matters beside the rank; see the domain's `eligibility`. */
export const programmeConditions = [
  'kktc_nationals',
  'hafizlik',
  'women_only',
  'men_only',
  'ministry',
  'mtok_priority',
  'campus_kktc',
  'joint_programme',
  'health_report',
] as const;
