import { tr } from '../turkish.ts';

export type Aliases = Readonly<Record<string, readonly string[]>>;

const wordStart = (needle: string, text: string) =>
  text.includes(` ${needle}`) || text.includes(`-${needle}`);

/**
 * Order of matches: exact alias, names and aliases with the query as prefix, names with such a word, the
 * rest; each in Turkish order.
 */
export function searchByName<T extends { readonly name: string }>(
  list: readonly T[],
  query: string,
  limit: number,
  aliases: Aliases = {},
): T[] {
  const needle = tr.fold(query.trim());
  const ranks: [T[], T[], T[], T[]] = [[], [], [], []];
  for (const item of list) {
    const name = tr.fold(item.name);
    const others = aliases[item.name]?.map(tr.fold) ?? [];
    if (others.includes(needle)) ranks[0].push(item);
    else if ([name, ...others].some((text) => text.startsWith(needle))) ranks[1].push(item);
    else if (wordStart(needle, name)) ranks[2].push(item);
    else if (name.includes(needle)) ranks[3].push(item);
  }
  return ranks.flatMap((rank) => tr.sortBy(rank, (item) => item.name)).slice(0, limit);
}
