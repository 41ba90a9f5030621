import { tr } from '../../turkish.ts';

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const COMMON =
  /^(ve|bir|bu|da|de|ile|i̇le|en|az|daha|gibi|kadar|sen|ben|ama|ya|hafta|saat|net|dk|sa|olarak|var|yok|ne|iyi|bence|plan|seri|tamam|harika|merhaba|kolay|gelsin)$/;
const TURKISH =
  /[çğışöü]|(lar|ler|yor|yorsun|mak|mek|dan|den|tan|ten|sin|sun|din|dun|tin|tun|niz|imiz|in|un|im|um|da|de|ki)$/;
const FOREIGN =
  /^(the|you|your|and|is|are|this|week|have|with|for|to|of|in|it|was|were|can|not|der|die|das|und|ist|ich|du|nicht|est|les|des|vous|la|el|los|que|para|studied|hours|great|job|today|keep|going)$/;
const LEAST_SHARE = 0.3;
const MAX_FOREIGN = 0.2;

/** Judges by letters, endings and common words, and allows a word or two of another language. */
export function isTurkish(text: string): boolean {
  if (OTHER_SCRIPT.test(text)) return false;
  const words = tr
    .lower(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const share = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length / words.length;
  if (words.length === 0) return true;
  return share(FOREIGN) <= MAX_FOREIGN && share(TURKISH) + share(COMMON) >= LEAST_SHARE;
}
