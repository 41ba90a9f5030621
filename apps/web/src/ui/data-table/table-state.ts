export type Sort = { id: string; descending: boolean };

/** Pages count from 1. */
export type TableState = {
  page: number;
  size: number;
  sort: Sort | null;
  search: string;
  filters: Readonly<Record<string, string>>;
};

/** Allowed values; anything else in the URL or storage is ignored. */
export type TableShape = {
  sortable: readonly string[];
  filters: Readonly<Record<string, readonly string[]>>;
  sizes: readonly number[];
};

const sortText = (sort: Sort | null) => (sort ? `${sort.descending ? '-' : ''}${sort.id}` : 'none');

const readSort = (text: unknown, { sortable }: TableShape): Sort | null | undefined => {
  if (typeof text !== 'string') return undefined;
  if (text === 'none') return null;
  const descending = text.startsWith('-');
  const id = descending ? text.slice(1) : text;
  return sortable.includes(id) ? { id, descending } : undefined;
};

const readSize = (value: unknown, { sizes }: TableShape) => sizes.find((size) => size === Number(value));

const readFilters = (value: (id: string) => unknown, { filters }: TableShape): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [id, values] of Object.entries(filters)) {
    const chosen = value(id);
    if (typeof chosen === 'string' && values.includes(chosen)) found[id] = chosen;
  }
  return found;
};

const MAX_SEARCH = 100;

/** Stores order, size and filters between visits, never the page or the search. */
export const toStored = ({ sort, size, filters }: TableState): string =>
  JSON.stringify({ sort: sortText(sort), size, filters });

export const fromStored = (text: string | null, initial: TableState, shape: TableShape): TableState => {
  let stored: { sort?: unknown; size?: unknown; filters?: Record<string, unknown> | null } = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (parsed !== null && typeof parsed === 'object') stored = parsed;
  } catch {
    // A damaged record is ignored.
  }
  const sort = readSort(stored.sort, shape);
  const { filters } = stored;
  return {
    ...initial,
    sort: sort === undefined ? initial.sort : sort,
    size: readSize(stored.size, shape) ?? initial.size,
    filters:
      filters !== null && typeof filters === 'object'
        ? readFilters((id) => (Object.hasOwn(filters, id) ? filters[id] : undefined), shape)
        : initial.filters,
  };
};

const key = (table: string, part: string) => `${table}.${part}`;

/** Writes the state into URL parameters, omits default values and leaves other parameters alone. */
export const toParams = (
  table: string,
  state: TableState,
  defaults: TableState,
  params: URLSearchParams,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  const set = (part: string, value: string, usualValue: string) => {
    if (value === usualValue) next.delete(key(table, part));
    else next.set(key(table, part), value);
  };
  set('page', String(state.page), '1');
  set('size', String(state.size), String(defaults.size));
  set('sort', sortText(state.sort), sortText(defaults.sort));
  set('q', state.search, '');
  for (const name of [...next.keys()]) if (name.startsWith(key(table, 'f.'))) next.delete(name);
  const ids = new Set([...Object.keys(state.filters), ...Object.keys(defaults.filters)]);
  for (const id of ids) set(`f.${id}`, state.filters[id] ?? '', defaults.filters[id] ?? '');
  return next;
};

/** If the URL has parameters of this table, everything else has its default value. */
export const hasTableParams = (table: string, params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => name.startsWith(`${table}.`));

export const fromParams = (
  table: string,
  params: URLSearchParams,
  defaults: TableState,
  shape: TableShape,
): TableState => {
  const of = (part: string) => params.get(key(table, part));
  const page = Number(of('page') ?? 1);
  const sort = readSort(of('sort'), shape);
  const chosen = readFilters((id) => of(`f.${id}`) ?? defaults.filters[id], shape);
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    size: readSize(of('size'), shape) ?? defaults.size,
    sort: sort === undefined ? defaults.sort : sort,
    search: (of('q') ?? '').slice(0, MAX_SEARCH),
    filters: chosen,
  };
};

/** Cycles through ascending, descending and unsorted. */
export const nextSort = (sort: Sort | null, id: string): Sort | null => {
  if (sort?.id !== id) return { id, descending: false };
  return sort.descending ? null : { id, descending: true };
};

export type Page<T> = { rows: readonly T[]; page: number; pages: number; from: number; to: number };

/** A page past the end becomes the last one. */
export const paginate = <T>(all: readonly T[], page: number, size: number): Page<T> => {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const at = Math.min(page, pages);
  const from = (at - 1) * size;
  const rows = all.slice(from, from + size);
  return { rows, page: at, pages, from: all.length === 0 ? 0 : from + 1, to: from + rows.length };
};

export const serverPage = <T>(rows: readonly T[], total: number, page: number, size: number): Page<T> => {
  const from = (page - 1) * size;
  return {
    rows,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    from: rows.length === 0 ? 0 : from + 1,
    to: from + rows.length,
  };
};

export const isFiltered = ({ search, filters }: TableState): boolean =>
  search.trim() !== '' || Object.keys(filters).length > 0;

/** Search, order and filters for a list endpoint; column ids and values are those of the contract. */
export const filterQuery = ({ sort, search, filters }: TableState): object => ({
  ...filters,
  ...(search.trim() && { q: search.trim() }),
  ...(sort && { sort: sort.id, order: sort.descending ? 'desc' : 'asc' }),
});

export const pageQuery = (state: TableState): { page: number; limit: number } => ({
  page: state.page,
  limit: state.size,
  ...filterQuery(state),
});
