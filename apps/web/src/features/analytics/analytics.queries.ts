import { analytics, type StatsRange } from '@netlik/contract/analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { STUDY_KEY } from '../../api/study-news.ts';

export const dashboardQueries = {
  all: [STUDY_KEY, 'analytics'] as const,
  figures: (range: StatsRange) =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'dashboard', range],
      queryFn: ({ signal }) => call(analytics.dashboard, { query: { range } }, signal),
      // The figures of the range before stand until the new ones are there.
      placeholderData: keepPreviousData,
    }),
  advanced: (range: StatsRange, subject: string) =>
    queryOptions({
      queryKey: [...dashboardQueries.all, 'advanced', range, subject],
      queryFn: ({ signal }) =>
        call(
          analytics.advanced,
          { query: { range, ...(subject === '' ? {} : { subjects: subject }) } },
          signal,
        ),
      placeholderData: keepPreviousData,
    }),
};
