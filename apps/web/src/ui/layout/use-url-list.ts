import { useUrlParams } from './use-url-params.ts';

/**
 * Keeps a list's filters and page in the URL, which omits the `none` filters. A new filter starts at the
 * first page.
 */
export const useUrlList = <F extends Record<string, string>>(
  read: (params: URLSearchParams) => F,
  none: F,
) => {
  const [params, change] = useUrlParams();
  const filters = read(params);
  const inAddress = ([name, value]: [string, string]) => [name, value === none[name] ? null : value];
  return {
    params,
    filters,
    isFiltered: Object.entries(filters).some(([name, value]) => value !== none[name]),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    setFilters: (part: Partial<F>) =>
      change({ ...Object.fromEntries(Object.entries(part as F).map(inAddress)), page: null }),
    setPage: (page: number) => change({ page: page === 1 ? null : String(page) }),
  };
};
