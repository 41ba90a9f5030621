import { tr } from '../turkish.ts';

const MAX_NAME = 30;
/** `.'’-` are removed; any other character outside Latin letters makes the text no name. */
const PUNCTUATION = /[ .'’-]+/g;
const LETTERS = /^[\p{Script=Latin}\p{M} ]*$/u;
const ADDRESS_WORDS = new Set(
  'www http https ftp com net org edu gov info biz io co app tr xyz site online link nokta dot at'.split(' '),
);
const ADDRESS_PART = /^(?:www|https?)|(?:com|comtr)$/;

/**
 * The name shown in mail to a person without an account: letters only, so that nothing reads as an address.
 * Empty unless the whole name qualifies, because a part of it may still carry a message.
 */
export const nameForStranger = (name: string): string => {
  const shown = name.normalize('NFC').replace(PUNCTUATION, ' ').trim();
  if (shown.length > MAX_NAME || !LETTERS.test(shown)) return '';
  const words = tr.fold(shown).split(' ');
  return words.some((word) => ADDRESS_WORDS.has(word) || ADDRESS_PART.test(word)) ? '' : shown;
};
