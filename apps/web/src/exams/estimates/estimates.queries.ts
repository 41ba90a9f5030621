import { estimates } from '@netlik/contract/exams/estimates';
import { read } from '../../data/calls/read.ts';
import type { EstimateQuery } from './estimate-basis.ts';

export const estimateQueries = {
  goals: () => read(estimates.goals, { query: {} }),
  forecast: (placed: boolean) =>
    read(estimates.forecast, { query: { placed: placed ? '1' : '0' } }, { keepPrevious: true }),
  own: (query: EstimateQuery) => read(estimates.get, { query }, { keepPrevious: true }),
};
