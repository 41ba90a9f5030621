export const REMINDER_PREVIEW = 60;

/** A mark at a word's edge is emphasis, elsewhere it is text. */
const dropEmphasis = (mark: string, at: number, text: string): string => {
  // Two code units on each side cover a surrogate pair.
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 3)];
  const opens = !/[\p{L}\p{N}]$/u.test(before) && /^\S/.test(after);
  const closes = /\S$/.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  return opens || closes ? '' : mark;
};

/** One line for lists and notifications, without markdown and at most 60 characters. */
export function reminderPreview(text: string): string {
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+]|>|\d+[.)])\s+/gm, '')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(/[*_]/g, dropEmphasis)
    .replace(/\s+/g, ' ')
    .trim();
  // Text of nothing but markdown characters is shown unchanged.
  const line = plain || text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= REMINDER_PREVIEW) return line;
  return `${letters
    .slice(0, REMINDER_PREVIEW - 1)
    .join('')
    .trimEnd()}…`;
}
