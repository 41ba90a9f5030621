import type { RememberedTable } from '../ui/data-table/remembered-table.ts';
import type { TableState } from '../ui/data-table/table-state.ts';
import { useUrlParams } from '../ui/layout/use-url-params.ts';

const MAX_PAGE = 10_000;

/** Only for paging: `page` and `pageSize` are in the URL and not remembered between visits. */
export const usePagedTable = (id: string, sizes: readonly number[]): RememberedTable => {
  const [params, changeUrl] = useUrlParams();
  const page = Number(params.get('page'));
  const size = sizes.find((one) => String(one) === params.get('pageSize')) ?? sizes[0]!;
  return {
    id,
    sizes,
    state: {
      page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
      size,
      sort: null,
      search: '',
      filters: {},
    },
    change: (part: Partial<TableState>) =>
      changeUrl({ page: String(part.page ?? 1), pageSize: String(part.size ?? size) }),
  };
};
