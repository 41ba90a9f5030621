import type { StudentEstimates } from '@netlik/contract/exams/estimates';
import { type Filters, noFilters } from './university-programmes.queries.ts';

/** The own score type, and with a range what it reaches, nearest first. */
export const ownFilters = ({ targetFieldType, estimates }: StudentEstimates): Filters => {
  // The field's own is first.
  const own = targetFieldType ? estimates[0] : undefined;
  if (!own || own.scoreType === 'TYT') return noFilters;
  const hasRange = 'rank' in own && own.rank !== null;
  return {
    ...noFilters,
    scoreType: own.scoreType,
    ...(hasRange && { reach: 'possible', sort: 'near' }),
  };
};
