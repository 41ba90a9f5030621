import { tr } from '../../turkish.ts';

/** Characters used in place of letters to evade the list. */
const letterFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Lower case without diacritics, look-alike characters as letters, repeated letters once. */
const foldLetters = (text: string): string =>
  [...tr.fold(text)]
    .map((sign) => letterFor[sign] ?? sign)
    .join('')
    .replace(/(\p{L})\1+/gu, '$1');

/** Folded form of a listed word; a star at its end stays. */
export const foldWord = (word: string): string => {
  const letters = foldLetters(word).replace(/[^\p{L}]/gu, '');
  return letters && word.trim().endsWith('*') ? `${letters}*` : letters;
};

/** Joins words with separators inside ("sal-ak") and spaced letters ("s a l a k"). */
const wordsOf = (text: string): string[] => {
  const folded = foldLetters(text);
  const words = folded.split(/[^\p{L}]+/u).filter(Boolean);
  const separated = folded.split(/\s+/u).map((part) => foldLetters(part.replace(/[^\p{L}]/gu, '')));
  const joined = words
    .map((word) => (word.length === 1 ? word : ' '))
    .join('')
    .split(' ')
    .filter((run) => run.length > 2)
    .map(foldLetters);
  return [...words, ...separated, ...joined];
};

/** Common endings in folded letters; a word may carry several. */
const ENDINGS =
  /^(?:l[ae]r|l[iu]k|c[ae]|s[iu]n|s[iu]z|s[iu]|[iu]m|[iu]n|[iu]z|[iu]|[ae]|[dt][ae]n?|y[aeiu]|l[ae]|d[iu]r|m[iu]s|c[iu]k?)+$/u;
/** Shorter stems become other words with an ending, such as „amca”. */
const MIN_STEM = 4;

/** Restores a final k, p or t that an ending softens, as in „salağım”. */
const softenedFrom: Record<string, string> = { g: 'k', b: 'p', d: 't' };

const hasStem = (word: string, folded: ReadonlySet<string>): boolean => {
  for (let length = MIN_STEM; length < word.length; length += 1) {
    const stem = word.slice(0, length);
    const hard = softenedFrom[stem.at(-1)!];
    const isListed = folded.has(stem) || (hard !== undefined && folded.has(stem.slice(0, -1) + hard));
    if (isListed && ENDINGS.test(word.slice(length))) return true;
  }
  return false;
};

/** Matches listed words with their endings; a listed word with a star also matches as a prefix. */
export const holdsRefusedWord = (text: string, folded: ReadonlySet<string>): boolean => {
  if (folded.size === 0) return false;
  return wordsOf(text).some((word) => {
    if (folded.has(word) || hasStem(word, folded)) return true;
    for (let length = 1; length <= word.length; length += 1)
      if (folded.has(`${word.slice(0, length)}*`)) return true;
    return false;
  });
};
