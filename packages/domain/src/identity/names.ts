const OTHER_SIGNS = /[^\p{L}\p{M} .'’-]+/gu;
const DOT_BEFORE_WORD = /\.(?=\p{L}\p{L})/gu;

/**
 * Reduces outside or older names to what the contract allows: letters, spaces and `.'’-`, without a dot
 * before a word, which mail programs would link.
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

/** Never splits a surrogate pair. */
const cut = (text: string, max: number): string => {
  let end = '';
  for (const letter of text) {
    if (end.length + letter.length > max) break;
    end += letter;
  }
  return end;
};
