import { tr } from '@netlik/domain/turkish';
import { type Aliases, searchByName } from '@netlik/domain/yks/search-by-name';

const MAX_SHOWN = 10;
const NONE: Aliases = {};

/** Matches İ, I, ı and i alike and puts prefix matches first. */
export const findSuggestions = (options: readonly string[], typed: string, aliases = NONE): string[] =>
  searchByName(
    options.map((name) => ({ name })),
    typed,
    MAX_SHOWN,
    aliases,
  ).map(({ name }) => name);

/** „istanbul” becomes „İstanbul”, „odtü” its full name; a text that is not in the list is only trimmed. */
export const withListedSpelling = (options: readonly string[], typed: string, aliases = NONE): string => {
  const wanted = tr.fold(typed.trim());
  if (wanted === '') return typed.trim();
  const isMeant = (name: string) => tr.fold(name) === wanted;
  const named = options.find(isMeant);
  if (named !== undefined) return named;
  // An ambiguous abbreviation is not resolved.
  const meant = options.filter((option) => aliases[option]?.some(isMeant));
  return meant.length === 1 ? meant[0]! : typed.trim();
};
