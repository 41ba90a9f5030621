import { tr } from '../turkish.ts';

/** Signs that stand for a letter, as people write to get past a list. */
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

/** Lower case without marks, signs read as letters, and a letter written several times counted once. */
const foldLetters = (text: string): string =>
  [...tr.fold(text)]
    .map((sign) => letterFor[sign] ?? sign)
    .join('')
    .replace(/(\p{L})\1+/gu, '$1');

/** A word of the list as it is compared; a star at its end stays. */
export const foldWord = (word: string): string => {
  const letters = foldLetters(word).replace(/[^\p{L}]/gu, '');
  return letters && word.trim().endsWith('*') ? `${letters}*` : letters;
};

/** The words of a text, and letters that stand apart ("s a l a k", "s.a.l.a.k") joined to one. */
const wordsOf = (text: string): string[] => {
  const words = foldLetters(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const joined = words
    .map((word) => (word.length === 1 ? word : ' '))
    .join('')
    .split(' ')
    .filter((run) => run.length > 2)
    .map(foldLetters);
  return [...words, ...joined];
};

/** Whether a text holds a word of the list. `folded` are words through `foldWord`; one with a star also matches what begins with it. */
export const holdsRefusedWord = (text: string, folded: ReadonlySet<string>): boolean => {
  if (folded.size === 0) return false;
  return wordsOf(text).some((word) => {
    if (folded.has(word)) return true;
    for (let length = 1; length <= word.length; length += 1)
      if (folded.has(`${word.slice(0, length)}*`)) return true;
    return false;
  });
};
