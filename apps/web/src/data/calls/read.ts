import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import type { Topic } from '@netlik/contract/topics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The topics that a query shows; `app/refetch-changes.ts` refetches it when one of them changes. */
export type Shows = { shows?: readonly Topic[] };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Shows;
  }
}

type ReadOptions = {
  staleTime?: number;
  refetchInterval?: number;
  /** Shows the previous page or range while the next one loads. */
  keepPrevious?: boolean;
};

/** The endpoint's `shows` decides when the query is refetched. */
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
