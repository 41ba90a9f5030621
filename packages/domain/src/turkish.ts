const collator = new Intl.Collator('tr', { numeric: false });

function lower(text: string): string {
  return text.toLocaleLowerCase('tr');
}

function upper(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/**
 * Search form without case and diacritics, so that "sukru" finds "Şükrü". It may match too much (öl/ol), so
 * never show or store it.
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

/** Turkish alphabetical order: c before ç, ı before i. */
function compare(a: string, b: string): number {
  return collator.compare(a, b);
}

function sortBy<T>(list: readonly T[], key: (item: T) => string): T[] {
  return list.toSorted((a, b) => compare(key(a), key(b)));
}

/** All text handling that depends on the Turkish alphabet. */
export const tr = { lower, upper, fold, includes, compare, sortBy };

/** Stored and compared form of e-mail addresses, without a locale because Turkish INFO would become ınfo. */
export function emailKey(text: string): string {
  return text.trim().toLowerCase();
}

type Name = string | null | undefined;

/** "Zeynep K.", the only form other students see; empty without a name. */
export function shortName(firstName: Name, lastName: Name): string {
  const initial = firstLetter(lastName);
  return [firstName?.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}

/** "ZK" in place of a missing picture; empty without a name. */
export function initials(firstName: Name, lastName: Name): string {
  return firstLetter(firstName) + firstLetter(lastName);
}

function firstLetter(name: Name): string {
  const [letter = ''] = (name ?? '').trim().normalize('NFC');
  return upper(letter);
}
