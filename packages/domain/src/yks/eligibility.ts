import type { Condition } from './programme-values.ts';

/** They take no others. */
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
