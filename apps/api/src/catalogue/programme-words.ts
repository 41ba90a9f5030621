import { tr } from '@netlik/domain/turkish';

/** Puts a space before each word in brackets too, so that one pattern finds where a word begins. */
export const searchable = (folded: string): string => folded.replaceAll('(', '( ');

/** For LIKE: a word that begins with what was typed. The longest first, which an index finds the fewest rows for. */
export const wordPatterns = (typed: string): string[] =>
  tr
    .fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((word) => `% ${searchable(word).replace(/[\\%_]/g, '\\$&')}%`);
