import type { Endpoint } from '@netlik/contract/endpoint';
import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReplyOf } from '../calls/call.ts';

type ReadQuery<T> = { queryKey: DataTag<QueryKey, T, unknown> };

export type WriteCache = {
  /** Patches one query, or every query of an endpoint, if it is loaded. */
  patch: {
    <E extends Endpoint>(endpoint: E, change: (data: ReplyOf<E>) => ReplyOf<E>): void;
    <T>(query: ReadQuery<T>, change: (data: T) => T): void;
  };
  /** Replaces a saved row in lists, pages of a list and single rows; their refetch goes on. */
  replaceRow: (row: Row, ...endpoints: readonly Endpoint[]) => void;
};

type Row = { _id: string };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && '_id' in value;

const withRow = (data: unknown, saved: Row): unknown => {
  if (Array.isArray(data)) return data.map((each) => withRow(each, saved));
  if (isRow(data)) return data._id === saved._id ? saved : data;
  if (typeof data === 'object' && data !== null && 'data' in data)
    return { ...data, data: withRow(data.data, saved) };
  return data;
};

/**
 * The number of the write that last changed a query, because an earlier write's reply lacks the later change.
 */
const lastWrite = new WeakMap<Query, number>();
let writes = 0;

const isEndpointKey = (queryKey: QueryKey) => queryKey.length === 2 && typeof queryKey[1] === 'object';

const matching = (queries: QueryClient, of: Endpoint | { queryKey: QueryKey }): Query[] => {
  const cache = queries.getQueryCache();
  if ('queryKey' in of) return cache.findAll({ queryKey: of.queryKey, exact: true });
  // Infinite queries have other keys and data.
  return cache.findAll({ queryKey: [of.path] }).filter(({ queryKey }) => isEndpointKey(queryKey));
};

export const openWriteCache = (queries: QueryClient) => {
  const number = ++writes;
  const before = new Map<Query, unknown>();

  const patch = (of: Endpoint | { queryKey: QueryKey }, change: (data: never) => unknown) => {
    for (const query of matching(queries, of)) {
      const { data } = query.state;
      if (data === undefined || (lastWrite.get(query) ?? 0) > number) continue;
      lastWrite.set(query, number);
      if (!before.has(query)) before.set(query, data);
      // A reply from before the write would undo it on the screen.
      void queries.cancelQueries({ queryKey: query.queryKey, exact: true });
      queries.setQueryData(query.queryKey, change(data as never));
    }
  };

  const rollBack = () => {
    for (const [{ queryKey }, data] of [...before].filter(([query]) => lastWrite.get(query) === number))
      queries.setQueryData(queryKey, data);
    for (const { queryKey } of before.keys()) void queries.invalidateQueries({ queryKey, exact: true });
  };

  const replaceRow: WriteCache['replaceRow'] = (row, ...endpoints) => {
    for (const { path } of endpoints)
      queries.setQueriesData({ queryKey: [path] }, (data: unknown) => withRow(data, row));
  };

  return { cache: { patch, replaceRow } as WriteCache, rollBack };
};
