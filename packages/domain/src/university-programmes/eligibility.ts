/** Whom a programme takes. Those in `CLOSED` take no others. */
export const CONDITIONS = [
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
export type Condition = (typeof CONDITIONS)[number];

const CLOSED: ReadonlySet<Condition> = new Set([
  'kktc_nationals',
  'hafizlik',
  'women_only',
  'men_only',
  'ministry',
]);

/** What a student would have to be is not known here, so no rank is ever called enough. */
export const isClosed = (conditions: readonly Condition[]): boolean =>
  conditions.some((condition) => CLOSED.has(condition));
