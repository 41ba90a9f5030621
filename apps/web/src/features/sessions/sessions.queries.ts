import type { CallInput } from '@netlik/contract/endpoint';
import { type NewSession, type StudySession, sessions } from '@netlik/contract/study/sessions';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { STUDY_KEY, tellStudyChanged } from '../../api/study-news.ts';

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

export const addSession = async (body: NewSession, idempotencyKey: string): Promise<StudySession> => {
  const { session } = await call(sessions.create, { body }, undefined, { idempotencyKey });
  tellStudyChanged();
  return session;
};

export const changeSession = async (
  queries: QueryClient,
  id: string,
  body: SessionChange,
): Promise<StudySession> => {
  const changed = await call(sessions.update, { params: { id }, body });
  queries.setQueryData(sessionQueries.one(id).queryKey, changed);
  tellStudyChanged();
  return changed;
};

export const removeSession = async (id: string): Promise<void> => {
  await call(sessions.remove, { params: { id } });
  tellStudyChanged();
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
