import { estimates } from '@netlik/contract/estimates';
import { read } from '../../api/read.ts';
import type { EstimateQuery } from '../../study/estimate-basis.ts';

export const estimateQueries = {
  goals: () => read(estimates.goals, { query: {} }),
  own: (query: EstimateQuery) => read(estimates.get, { query }, { keepPrevious: true }),
};
