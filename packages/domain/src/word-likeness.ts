import { isOneLetterApart } from './words.ts';

const ENDINGS = /^(?:l[ae]r|s?[iu]n?|n?[iu]n|n?[dt][ae]n?|y?[ae]|y?[iu]|[iu]?m|l[iu]k|s[ae]l|g[iu]|i?k)*$/;
// Longer endings do not exist, and the limit bounds the pattern's search.
const MAX_ENDING = 6;
const MIN_ABBREVIATION = 4;
const MIN_TYPO = 5;

const isEnding = (text: string) => text.length <= MAX_ENDING && ENDINGS.test(text);

/**
 * Likeness of two words without diacritics: 1 equal, 0.9 other endings, 0.8 prefix, 0.7 typing error, else 0.
 */
export function likeness(typed: string, known: string): number {
  if (typed === known) return 1;
  if (typed[0] !== known[0]) return 0;
  let shared = 0;
  while (shared < typed.length && shared < known.length && typed[shared] === known[shared]) shared++;
  const [typedEnd, knownEnd] = [typed.slice(shared), known.slice(shared)];
  const bothEnd = typedEnd !== '' && knownEnd !== '';
  if (shared >= (bothEnd ? 5 : 3) && isEnding(typedEnd) && isEnding(knownEnd)) return 0.9;
  if (typed.length >= MIN_ABBREVIATION && known.startsWith(typed)) return 0.8;
  const isLong = typed.length >= MIN_TYPO - 1 && known.length >= MIN_TYPO;
  return isLong && isOneLetterApart(typed, known) ? 0.7 : 0;
}
