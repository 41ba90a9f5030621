const OTHER_SIGNS = /[^\p{L}\p{M} .'’-]+/gu;
const DOT_BEFORE_WORD = /\.(?=\p{L}\p{L})/gu;

/**
 * What the contract allows in a name: letters, spaces and `.'’-`, and no dot before a word, which mail programs would link
 * as an address. For names that come from elsewhere or were stored before that rule.
 */
export const cleanName = (text: string, max: number): string => {
  const clean = text
    .normalize('NFC')
    .replace(OTHER_SIGNS, ' ')
    .replace(DOT_BEFORE_WORD, '. ')
    .replace(/ +/g, ' ')
    .trim();
  return cut(clean, max).trim();
};

/** Never in the middle of a letter that takes two places. */
const cut = (text: string, max: number): string => {
  let end = '';
  for (const letter of text) {
    if (end.length + letter.length > max) break;
    end += letter;
  }
  return end;
};
