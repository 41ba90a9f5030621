import type { CallInput } from '@netlik/contract/endpoint';
import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { STUDY_KEY } from '../../../api/study-changes.ts';
import { fetchAllPages } from './fetch-all-pages.ts';

export type SessionQuery = NonNullable<CallInput<typeof studySessions.list>['query']>;
export type SessionChange = CallInput<typeof studySessions.update>['body'];

export const studySessionQueries = {
  all: [STUDY_KEY, 'sessions'] as const,
  page: (query: SessionQuery) =>
    queryOptions({
      queryKey: [...studySessionQueries.all, 'page', query],
      queryFn: ({ signal }) => call(studySessions.list, { query }, signal),
      // Show the old page while the next one loads.
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...studySessionQueries.all, 'one', id],
      queryFn: ({ signal }) => call(studySessions.get, { params: { id } }, signal),
    }),
};

/** The most rows one call returns. */
const EXPORT_PAGE = 500;

/** Every row that matches the filter, in order. */
export const fetchAllSessions = (
  filter: SessionQuery,
  onProgress: (share: number) => void,
): Promise<StudySession[]> =>
  fetchAllPages(async (page, signal) => {
    const query = { ...filter, fields: 'summary', page, limit: EXPORT_PAGE } as const;
    const { data, pagination } = await call(studySessions.list, { query }, signal);
    return { rows: data, pages: Math.ceil(pagination.total / EXPORT_PAGE) };
  }, onProgress);
