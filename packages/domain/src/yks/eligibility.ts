import type { Condition } from './programme-values.ts';

/** These programmes accept no other applicants. */
const CLOSED: ReadonlySet<Condition> = new Set([
  'kktc_nationals',
  'hafizlik',
  'women_only',
  'men_only',
  'ministry',
]);

/** The conditions cannot be checked here, so no rank counts as sufficient. */
export const isClosed = (conditions: readonly Condition[]): boolean =>
  conditions.some((condition) => CLOSED.has(condition));
