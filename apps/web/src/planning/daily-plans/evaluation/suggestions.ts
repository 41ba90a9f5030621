/** Leaves room for the longest suggestion below the text limit. */
const SUGGESTIONS_BELOW = 460;

/** Appends a suggestion unless the text is nearly full. */
export const addSuggestion = (text: string, suggestion: string): string => {
  if (text.length >= SUGGESTIONS_BELOW || text.includes(suggestion)) return text;
  const written = text.trimEnd();
  return written === '' ? suggestion : `${written} ${suggestion}`;
};
