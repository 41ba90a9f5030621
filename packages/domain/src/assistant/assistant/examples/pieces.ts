import type { Word } from '../../../words.ts';

/** Words too frequent to decide: "istemiyorum" is in cries for help and on lazy mornings. */
const EMPTY =
  /^(iste|istiy|istem|artik$|ben$|beni$|bana$|benim$|cok$|bi$|bir$|bu$|ne$|ama$|ve$|de$|da$|icin$|gibi$)/;

/** Letter n-grams, of which endings and typing errors change only a few. */
export function piecesOf(words: readonly Word[], lengths: readonly number[]): Set<string> {
  const meant = words.filter(({ plain }) => !EMPTY.test(plain));
  const text = ` ${(meant.length > 0 ? meant : words).map(({ plain }) => plain).join(' ')} `;
  const pieces = new Set<string>();
  for (const length of lengths) {
    for (let at = 0; at + length <= text.length; at++) pieces.add(text.slice(at, at + length));
  }
  return pieces;
}
