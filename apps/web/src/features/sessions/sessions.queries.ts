import type { CallInput } from '@netlik/contract/endpoint';
import { type StudySession, sessions } from '@netlik/contract/study/sessions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { STUDY_KEY } from '../../api/study-news.ts';

export type SessionQuery = NonNullable<CallInput<typeof sessions.list>['query']>;
export type SessionChange = CallInput<typeof sessions.update>['body'];

export const sessionQueries = {
  all: [STUDY_KEY, 'sessions'] as const,
  page: (query: SessionQuery) =>
    queryOptions({
      queryKey: [...sessionQueries.all, 'page', query],
      queryFn: ({ signal }) => call(sessions.list, { query }, signal),
      // The old page stands while the next one is on its way.
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...sessionQueries.all, 'one', id],
      queryFn: ({ signal }) => call(sessions.get, { params: { id } }, signal),
    }),
};

const EXPORT_PAGE = 100;

/** Every row that a filter finds, page after page. One that moved to a later page meanwhile comes once. */
export const allSessions = async (
  filter: SessionQuery,
  onProgress: (share: number) => void,
): Promise<StudySession[]> => {
  const found = new Map<string, StudySession>();
  for (let page = 1; ; page++) {
    const { data, pagination } = await call(sessions.list, {
      query: { ...filter, page, limit: EXPORT_PAGE },
    });
    for (const row of data) found.set(row._id, row);
    if (data.length < EXPORT_PAGE || page * EXPORT_PAGE >= pagination.total) return [...found.values()];
    onProgress((page * EXPORT_PAGE) / pagination.total);
  }
};
