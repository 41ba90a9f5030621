import { tr } from '@netlik/domain/turkish';
import { searchByName } from '@netlik/domain/yks/search-by-name';

const MOST_SHOWN = 10;

/** What the typed letters may mean: İ, I, ı and i are one letter, and whole beginnings come first. */
export const suggestions = (options: readonly string[], typed: string, limit = MOST_SHOWN): string[] =>
  searchByName(
    options.map((name) => ({ name })),
    typed,
    limit,
  ).map(({ name }) => name);

/** „istanbul” becomes „İstanbul”; what is in no list stays as it was typed. */
export const inItsSpelling = (options: readonly string[], typed: string): string => {
  const wanted = tr.fold(typed.trim());
  if (wanted === '') return typed.trim();
  return options.find((option) => tr.fold(option) === wanted) ?? typed.trim();
};
