const parts = (text: string, separator: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The stems of a list that is written as one text. */
export const listOf = (text: string): string[] => parts(text, ',');

/** The sentences of a list that is written as one text. */
export const sentencesOf = (text: string): string[] => parts(text, ';');
