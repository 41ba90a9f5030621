import { tr } from '../turkish.ts';

export type PasswordOwner = { email: string; firstName?: string; lastName?: string };

const PRODUCT = 'netlik';
const MIN_WORD = 2;

/**
 * Nothing but the owner's e-mail, names or the product's name, in any order, with any digits and signs: what people
 * who knows the person tries first, and what a year does not make better.
 */
export function isPersonalPassword(
  password: string,
  { email, firstName = '', lastName = '' }: PasswordOwner,
): boolean {
  const typed = tr.fold(password);
  if (typed === tr.fold(email.split('@')[0]!)) return true;
  const words = tr
    .fold(`${email} ${firstName} ${lastName} ${PRODUCT}`)
    .split(/\P{L}+/u)
    .filter((word) => word.length >= MIN_WORD);
  return isMadeOf(typed.replace(/\P{L}+/gu, ''), words);
}

/** Whether the text is one or more of the words, written one after the other. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!ends.has(start)) continue;
    for (const word of words) if (text.startsWith(word, start)) ends.add(start + word.length);
  }
  return text !== '' && ends.has(text.length);
}
