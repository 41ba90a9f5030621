/** Leaves room for the longest suggestion below the limit of the text. */
const SUGGESTIONS_BELOW = 460;

/** The text with a suggestion behind it; a text that is nearly full stays as it is. */
export const addSuggestion = (text: string, suggestion: string): string => {
  if (text.length >= SUGGESTIONS_BELOW || text.includes(suggestion)) return text;
  const written = text.trimEnd();
  return written === '' ? suggestion : `${written} ${suggestion}`;
};
