export const PROGRAMME_KINDS = ['devlet', 'vakif', 'kktc', 'yurtdisi'] as const;
export type UniversityProgrammeKind = (typeof PROGRAMME_KINDS)[number];

/** Four-year programmes, and two-year ones that require only TYT. */
export const PROGRAMME_LEVELS = ['lisans', 'onlisans'] as const;
export type UniversityProgrammeLevel = (typeof PROGRAMME_LEVELS)[number];

export const PROGRAMME_CONDITIONS = [
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
export type Condition = (typeof PROGRAMME_CONDITIONS)[number];

/** `likely`: even the worst rank of the range suffices; `possible`: the best one does. */
export const ADMISSION_CHANCES = ['likely', 'possible', 'far'] as const;
export type AdmissionChance = (typeof ADMISSION_CHANCES)[number];
