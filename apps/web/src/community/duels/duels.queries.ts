import { DUEL_POLL_MS, duels, type Scoreboard } from '@netlik/contract/community/duels';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';

const PAGE_SIZE = 10;

/** Polls while the duel is open, because live events do not include other users' study time. */
export const pollWhileOpen = ({ state: { data } }: { state: { data: Scoreboard | undefined } }) =>
  data?.duel.status === 'pending' || data?.duel.status === 'active' ? DUEL_POLL_MS : false;

export const duelQueries = {
  // Polled, because no live event reports other users' study time.
  active: () => read(duels.active, {}, { refetchInterval: DUEL_POLL_MS }),
  summary: () => read(duels.summary, {}),
  history: () =>
    infiniteQueryOptions({
      queryKey: [duels.list.path, 'pages'] as const,
      queryFn: ({ signal, pageParam }) =>
        call(
          duels.list,
          { query: { limit: PAGE_SIZE, ...(pageParam !== undefined && { cursor: pageParam }) } },
          signal,
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined,
      meta: { shows: duels.list.shows },
    }),
  scoreboard: (id: string, invite: string | null) =>
    read(duels.scoreboard, { params: { id }, query: invite ? { invite } : {} }),
};
