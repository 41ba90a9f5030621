export const PROGRAMME_KINDS = ['devlet', 'vakif', 'kktc', 'yurtdisi'] as const;
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number];

/** Four years, or two, which ask for TYT. */
export const PROGRAMME_LEVELS = ['lisans', 'onlisans'] as const;
export type ProgrammeLevel = (typeof PROGRAMME_LEVELS)[number];

/** What matters beside the rank. */
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

/** Of a rank range: `likely` when even its worst end is good enough, `possible` when its best end is. */
export const REACHES = ['likely', 'possible', 'far'] as const;
export type Reach = (typeof REACHES)[number];
