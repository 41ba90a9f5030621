import { tr } from '../turkish.ts';

export type PasswordOwner = { email: string; firstName?: string; lastName?: string };

const PRODUCT = 'netlik';
const MIN_WORD = 2;

/**
 * Refuses combinations of the owner's e-mail, names and the product's name with digits and signs, which
 * acquaintances try first.
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

function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!ends.has(start)) continue;
    for (const word of words) if (text.startsWith(word, start)) ends.add(start + word.length);
  }
  return text !== '' && ends.has(text.length);
}
