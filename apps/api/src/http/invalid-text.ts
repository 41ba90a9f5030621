const INVALID_TEXT = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Whether a request contains text that PostgreSQL rejects (NUL) or alters (lone surrogates).
 * Walks without recursion: a body may be nested deeper than the stack.
 */
export const hasInvalidText = (value: unknown): boolean => {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (INVALID_TEXT.test(next)) return true;
    } else if (Array.isArray(next)) {
      for (const item of next) waiting.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) waiting.push(key, item);
    }
  }
  return false;
};
