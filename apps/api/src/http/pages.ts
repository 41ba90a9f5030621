import type { Pagination, Paging } from '@netlik/contract/endpoint';

type PageQuery = { page: number; limit: number };

export const offsetOf = ({ page, limit }: PageQuery): number => (page - 1) * limit;

export const pageOf = <Row>(
  { page, limit }: PageQuery,
  data: Row[],
  total: number,
): { data: Row[]; pagination: Pagination } => ({ data, pagination: { page, limit, total } });

/** A page by cursor; `rows` contains one extra row if there are more. */
export const cursorPageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { data: Row[]; paging: Paging } => {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const hasMore = rows.length > limit;
  return { data, paging: { hasMore, nextCursor: hasMore && last !== undefined ? cursorOf(last) : null } };
};
