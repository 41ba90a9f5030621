import { estimates } from '@netlik/contract/estimates';
import { read } from '../../api/read.ts';
import type { EstimateQuery } from '../../study/estimate-basis.ts';

export const estimateQueries = {
  goals: () => read(estimates.goals, { query: {} }),
  forecast: (placed: boolean) =>
    read(estimates.forecast, { query: { placed: placed ? '1' : '0' } }, { keepPrevious: true }),
  own: (query: EstimateQuery) => read(estimates.get, { query }, { keepPrevious: true }),
};
