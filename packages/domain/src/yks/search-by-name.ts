import { tr } from '../turkish.ts';

/** Folded matches: names that start with the query first, then those with a word that does, then the rest; each in Turkish order. */
export function searchByName<T extends { readonly name: string }>(
  list: readonly T[],
  query: string,
  limit: number,
): T[] {
  const needle = tr.fold(query.trim());
  const ranks: [T[], T[], T[]] = [[], [], []];
  for (const item of list) {
    const name = tr.fold(item.name);
    if (name.startsWith(needle)) ranks[0].push(item);
    else if (name.includes(` ${needle}`)) ranks[1].push(item);
    else if (name.includes(needle)) ranks[2].push(item);
  }
  return ranks.flatMap((rank) => tr.sortBy(rank, (item) => item.name)).slice(0, limit);
}
