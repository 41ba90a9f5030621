const collator = new Intl.Collator('tr', { numeric: false });

function lower(text: string): string {
  return text.toLocaleLowerCase('tr');
}

function upper(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/**
 * The form used for search. Removes case and diacritics, so that İ, I, ı and i are one letter, and "sukru"
 * typed on a foreign keyboard finds "Şükrü". May find too much (öl/ol), never too little. Never show or store it as a name.
 */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
}

function includes(haystack: string, needle: string): boolean {
  return fold(haystack).includes(fold(needle));
}

/** In the order of the Turkish alphabet: c before ç, ı before i. */
function compare(a: string, b: string): number {
  return collator.compare(a, b);
}

function sortBy<T>(list: readonly T[], key: (item: T) => string): T[] {
  return list.toSorted((a, b) => compare(key(a), key(b)));
}

/** Everything that depends on the Turkish alphabet goes through here. */
export const tr = { lower, upper, fold, includes, compare, sortBy };

/** The form in which e-mail addresses are stored and compared. Without a locale: in Turkish INFO would become ınfo. */
export function emailKey(text: string): string {
  return text.trim().toLowerCase();
}

type Name = string | null | undefined;

/** "Zeynep K.": all that one student sees of another's name. Empty when there is no name. */
export function shortName(firstName: Name, lastName: Name): string {
  const initial = firstLetter(lastName);
  return [firstName?.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}

/** "ZK", shown instead of a missing picture. Empty when there is no name. */
export function initials(firstName: Name, lastName: Name): string {
  return firstLetter(firstName) + firstLetter(lastName);
}

function firstLetter(name: Name): string {
  const [letter = ''] = (name ?? '').trim().normalize('NFC');
  return upper(letter);
}
