import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { DUEL_POLL_MS, duels, type Scoreboard } from '@netlik/contract/endpoints/duels';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, isAborted } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/overlays/toast.ts';

const PAGE_SIZE = 10;

/** While there is something to come; the live channel tells what people do, not what they study. */
export const pollWhileOpen = ({ state: { data } }: { state: { data: Scoreboard | undefined } }) =>
  data?.duel.status === 'pending' || data?.duel.status === 'active' ? DUEL_POLL_MS : false;

export const duelQueries = {
  // No live message tells that another user studies, so scores are polled.
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

type Said = { done: string; failed: string };

/** One write at a time, with its outcome as a toast. True when it was done. */
export const useDuelWrite = () => {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const write = async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { done, failed }: Said,
  ): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    try {
      await call(endpoint, input);
      toast({ tone: 'success', text: done });
      return true;
    } catch (error) {
      if (!isAborted(error))
        toast({ tone: 'danger', text: error instanceof ApiError ? `${failed} ${error.message}` : failed });
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, write };
};
