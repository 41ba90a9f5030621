import { analytics, type StatsRange } from '@netlik/contract/analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { STUDY_KEY } from '../../api/study-changes.ts';

export const analyticsQueries = {
  all: [STUDY_KEY, 'analytics'] as const,
  figures: (range: StatsRange) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'dashboard', range],
      queryFn: ({ signal }) => call(analytics.dashboard, { query: { range } }, signal),
      // Show the previous range's figures until the new ones are loaded.
      placeholderData: keepPreviousData,
    }),
  advanced: (range: StatsRange, subject: string) =>
    queryOptions({
      queryKey: [...analyticsQueries.all, 'advanced', range, subject],
      queryFn: ({ signal }) =>
        call(
          analytics.advanced,
          { query: { range, ...(subject === '' ? {} : { subjects: subject }) } },
          signal,
        ),
      placeholderData: keepPreviousData,
    }),
};
