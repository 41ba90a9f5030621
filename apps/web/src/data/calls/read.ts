import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import type { Topic } from '@netlik/contract/topics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What a query shows; `app/refetch-changes.ts` refetches it when one of these has changed. */
export type Shows = { shows?: readonly Topic[] };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Shows;
  }
}

type ReadOptions = {
  staleTime?: number;
  refetchInterval?: number;
  /** Show the last page or range while the next one loads. */
  keepPrevious?: boolean;
};

/** The query of a read. The endpoint's `shows` says when it is refetched. */
export const read = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { keepPrevious, ...options }: ReadOptions = {},
) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    meta: { shows: endpoint.shows ?? [] },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...options,
  });
