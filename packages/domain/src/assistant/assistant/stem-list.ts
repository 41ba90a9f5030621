const parts = (text: string, separator: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

export const listOf = (text: string): string[] => parts(text, ',');

export const sentencesOf = (text: string): string[] => parts(text, ';');
