const INVALID_TEXT = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

// Later validation and serialization are recursive.
const MAX_DEPTH = 32;

/**
 * Finds text that PostgreSQL rejects (NUL) or alters (lone surrogates), and excessive nesting. Iterative,
 * because a body may be nested deeper than the stack.
 */
export const hasInvalidText = (value: unknown): boolean => {
  const waiting: { next: unknown; depth: number }[] = [{ next: value, depth: 0 }];
  for (let taken = waiting.pop(); taken; taken = waiting.pop()) {
    const { next, depth } = taken;
    if (depth > MAX_DEPTH) return true;
    if (typeof next === 'string') {
      if (INVALID_TEXT.test(next)) return true;
    } else if (Array.isArray(next)) {
      for (const item of next) waiting.push({ next: item, depth: depth + 1 });
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next))
        waiting.push({ next: key, depth }, { next: item, depth: depth + 1 });
    }
  }
  return false;
};
