import type { StudentEstimates } from '@netlik/contract/exams/estimates';
import { type Filters, noFilters } from './university-programmes.queries.ts';

/** Filters by the student's score type and, with an estimate, by reachable programmes nearest first. */
export const ownFilters = ({ targetFieldType, estimates }: StudentEstimates): Filters => {
  // The field's score type comes first.
  const own = targetFieldType ? estimates[0] : undefined;
  if (!own || own.scoreType === 'TYT') return noFilters;
  const hasRange = 'rank' in own && own.rank !== null;
  return {
    ...noFilters,
    scoreType: own.scoreType,
    ...(hasRange && { reach: 'possible', sort: 'near' }),
  };
};
