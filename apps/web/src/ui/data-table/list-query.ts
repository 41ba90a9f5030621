export type ListReply<T> =
  | readonly T[]
  | { data: readonly T[]; pagination: { total: number } }
  | { data: readonly T[]; total: number };

export type ListQuery<R> = {
  data: R | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

/** If the reply has a total, the server searches, filters, sorts and paginates. */
export type ListSource<T, R> =
  | { query: ListQuery<ListReply<T>>; rows?: undefined }
  /** `rows` selects the rows from a reply that is not a list itself. */
  | { query: ListQuery<R>; rows: (reply: R) => ListReply<T> };

const replyOf = <T, R>({ query, rows }: ListSource<T, R>): ListReply<T> | undefined => {
  if (!rows) return query.data;
  return query.data === undefined ? undefined : rows(query.data);
};

/** The rows are undefined until they load; `total` exists only if the server paginates. */
export const readList = <T, R>(source: ListSource<T, R>): { rows?: readonly T[]; total?: number } => {
  const reply = replyOf(source);
  if (reply === undefined || !('data' in reply)) return { rows: reply };
  return { rows: reply.data, total: 'total' in reply ? reply.total : reply.pagination.total };
};

/** A query for rows that are part of another reply. */
export const loadedRows = <T>(data: readonly T[]): ListQuery<readonly T[]> => ({
  data,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
});
