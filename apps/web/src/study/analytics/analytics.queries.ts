import { analytics, type StatsRange } from '@netlik/contract/study/analytics';
import { read } from '../../data/calls/read.ts';

const options = { keepPrevious: true };

export const analyticsQueries = {
  figures: (range: StatsRange) => read(analytics.dashboard, { query: { range } }, options),
  advanced: (range: StatsRange, subject: string) =>
    read(analytics.advanced, { query: { range, ...(subject === '' ? {} : { subjects: subject }) } }, options),
};
