import { tr } from '@netlik/domain/turkish';

/** Puts a space before bracketed words, so that one pattern finds the start of every word. */
export const searchable = (folded: string): string => folded.replaceAll('(', '( ');

/** LIKE patterns for word prefixes, longest first because an index finds the fewest rows for it. */
export const wordPatterns = (typed: string): string[] =>
  tr
    .fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((word) => `% ${searchable(word).replace(/[\\%_]/g, '\\$&')}%`);
