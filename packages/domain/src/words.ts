import { tr } from './turkish.ts';

/** A word in its form for comparison: lower case without diacritics. */
export interface Word {
  readonly plain: string;
  readonly typed: string;
  /** Begins exactly with a known stem, so it is no typing error of another. */
  readonly known: boolean;
}

const NOT_LETTERS = /[^\p{L}\p{N}+=]+/u;

/** "çooook" becomes "çok"; doubled letters stay, because Turkish has them. */
const unstretched = (text: string) => text.replace(/(\p{L})\1{2,}/gu, '$1');

/** Apostrophes do not split words: "YKS'ye" is one word. */
export function wordsOf(text: string, isKnown: (plain: string) => boolean = () => false): Word[] {
  return unstretched(tr.lower(text.normalize('NFC')).slice(0, 2000))
    .replace(/['’`]/g, '')
    .split(NOT_LETTERS)
    .filter(Boolean)
    .map((typed) => {
      const plain = tr.fold(typed);
      return { plain, typed, known: isKnown(plain) };
    });
}

export function isOneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const TYPO_MIN_LENGTH = 6;

/** Noun endings: number, possession, case and the attached question. */
const NOUN_ENDING =
  /^(l[ae]r)?(im|in|um|un|m|n|i|u|si|su|imiz|umuz|miz|muz|iniz|unuz)?(y?[ae]|n?[dt][ae](n|ki)?|[iu]n|n[iu]n|[yn]?[iu]|y?l[ae]|n[ae]|lik|luk|ki)?(ki|m[iu]|d[iu]r|[dt][iu])?$/;

/** "=son" requires the whole word, "~net" the noun with its endings. */
export function beginsWith(word: string, stem: string): boolean {
  if (stem.startsWith('~'))
    return word.startsWith(stem.slice(1)) && NOUN_ENDING.test(word.slice(stem.length - 1));
  return stem.startsWith('=') ? word === stem.slice(1) : word.startsWith(stem);
}

const TURKISH_LETTER = /[çğışöü]/;

const VOWELS = /[aeiou]/g;
const SHORTHAND_MIN_LENGTH = 3;

/** Matches words typed without vowels, such as "bgn" or "clstm". */
function isShorthandOf(word: string, stem: string): boolean {
  const bare = stem.replace(/^[=~]/, '');
  return (
    word.length >= SHORTHAND_MIN_LENGTH &&
    bare.length > SHORTHAND_MIN_LENGTH &&
    word.startsWith(bare.replace(VOWELS, '')) &&
    bare.replace(VOWELS, '').length >= SHORTHAND_MIN_LENGTH
  );
}

/** Allows one wrong letter; stems with Turkish letters require them. */
export function startsWithStem({ plain: word, typed, known }: Word, stem: string): boolean {
  if (TURKISH_LETTER.test(stem)) return beginsWith(typed, stem);
  if (beginsWith(word, stem)) return true;
  if (!/[aeiou]/.test(word)) return isShorthandOf(word, stem);
  if (known || /^[=~]/.test(stem) || stem.length < TYPO_MIN_LENGTH || word[0] !== stem[0]) return false;
  return [stem.length - 1, stem.length, stem.length + 1].some(
    (length) => length <= word.length && isOneLetterApart(word.slice(0, length), stem),
  );
}

/** True if the words from `at` on begin with the stems of a phrase ("ne kadar", "en cok"). */
export function isPhraseAt(words: readonly Word[], at: number, stems: readonly string[]): boolean {
  return stems.every((stem, index) => {
    const word = words[at + index];
    return word !== undefined && startsWithStem(word, stem);
  });
}
