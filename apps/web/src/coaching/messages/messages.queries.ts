import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { messages } from '@netlik/contract/coaching/messages';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';

export const messageQueries = {
  groups: () => read(coachGroups.list, {}),
  threads: (q: string) =>
    infiniteQueryOptions({
      queryKey: [messages.listThreads.path, q],
      queryFn: ({ signal, pageParam }) =>
        call(
          messages.listThreads,
          { query: { ...(q && { q }), ...(pageParam && { cursor: pageParam }) } },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined,
      meta: { shows: messages.listThreads.shows },
    }),
  /** Newest first; each further page is older. */
  thread: (id: string, q: string) =>
    infiniteQueryOptions({
      queryKey: [messages.getThread.path, id, q],
      queryFn: ({ signal, pageParam }) =>
        call(
          messages.getThread,
          { params: { id }, query: { ...(q && { q }), ...(pageParam > 0 && { before: pageParam }) } },
          signal,
        ),
      initialPageParam: 0,
      getNextPageParam: ({ hasEarlier, messages: [first] }) =>
        hasEarlier && first ? first.number : undefined,
      meta: { shows: messages.getThread.shows },
    }),
};
