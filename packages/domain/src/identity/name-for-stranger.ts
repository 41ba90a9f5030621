import { tr } from '../turkish.ts';

const MAX_NAME = 30;
/** `.'’-` stand in names and fall away; whatever else is not a Latin letter makes it no name. */
const PUNCTUATION = /[ .'’-]+/g;
const LETTERS = /^[\p{Script=Latin}\p{M} ]*$/u;
const ADDRESS_WORDS = new Set(
  'www http https ftp com net org edu gov info biz io co app tr xyz site online link nokta dot at'.split(' '),
);
const ADDRESS_PART = /^(?:www|https?)|(?:com|comtr)$/;

/**
 * What a mail to a person who is not a member yet says of a name that another person typed: letters only and nothing that
 * could be read as an address. Empty when that is not the whole name, because a part of it may still be a message.
 */
export const nameForStranger = (name: string): string => {
  const shown = name.normalize('NFC').replace(PUNCTUATION, ' ').trim();
  if (shown.length > MAX_NAME || !LETTERS.test(shown)) return '';
  const words = tr.fold(shown).split(' ');
  return words.some((word) => ADDRESS_WORDS.has(word) || ADDRESS_PART.test(word)) ? '' : shown;
};
