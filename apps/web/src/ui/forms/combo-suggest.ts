import { tr } from '@netlik/domain/turkish';
import { searchByName } from '@netlik/domain/yks/search-by-name';

const MAX_SHOWN = 10;

/** Matching options; İ, I, ı and i are equal, and prefix matches come first. */
export const findSuggestions = (options: readonly string[], typed: string, limit = MAX_SHOWN): string[] =>
  searchByName(
    options.map((name) => ({ name })),
    typed,
    limit,
  ).map(({ name }) => name);

/** „istanbul” becomes „İstanbul”; a text that is not in the list is only trimmed. */
export const withListedSpelling = (options: readonly string[], typed: string): string => {
  const wanted = tr.fold(typed.trim());
  if (wanted === '') return typed.trim();
  return options.find((option) => tr.fold(option) === wanted) ?? typed.trim();
};
