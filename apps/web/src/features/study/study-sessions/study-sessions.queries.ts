import type { CallInput } from '@netlik/contract/endpoint';
import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { STUDY_KEY } from '../../../api/study-news.ts';
import { gatherPages } from './gather-pages.ts';

export type SessionQuery = NonNullable<CallInput<typeof studySessions.list>['query']>;
export type SessionChange = CallInput<typeof studySessions.update>['body'];

export const sessionQueries = {
  all: [STUDY_KEY, 'sessions'] as const,
  page: (query: SessionQuery) =>
    queryOptions({
      queryKey: [...sessionQueries.all, 'page', query],
      queryFn: ({ signal }) => call(studySessions.list, { query }, signal),
      // The old page stands while the next one is on its way.
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...sessionQueries.all, 'one', id],
      queryFn: ({ signal }) => call(studySessions.get, { params: { id } }, signal),
    }),
};

/** As many as one call gives. */
const EXPORT_PAGE = 500;

/** Every row that a filter finds, in its order. */
export const allSessions = (
  filter: SessionQuery,
  onProgress: (share: number) => void,
): Promise<StudySession[]> =>
  gatherPages(async (page, signal) => {
    const query = { ...filter, fields: 'summary', page, limit: EXPORT_PAGE } as const;
    const { data, pagination } = await call(studySessions.list, { query }, signal);
    return { rows: data, pages: Math.ceil(pagination.total / EXPORT_PAGE) };
  }, onProgress);
