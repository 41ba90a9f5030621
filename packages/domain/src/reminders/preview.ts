export const REMINDER_PREVIEW = 60;

/** One line of a reminder for lists and notifications: without its light markdown, at most 60 characters. */
export function reminderPreview(text: string): string {
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+]|>|\d+[.)])\s+/gm, '')
    .replace(/\*\*|__|~~|`+/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A text of nothing but markdown characters is shown as written.
  const line = plain || text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= REMINDER_PREVIEW) return line;
  return `${letters
    .slice(0, REMINDER_PREVIEW - 1)
    .join('')
    .trimEnd()}…`;
}
