/** The index that an arrow key, Home or End leads to among `count` items; null for other keys. */
export const rovingIndex = (
  key: string,
  at: number,
  count: number,
  way: 'horizontal' | 'vertical',
): number | null => {
  if (count === 0) return null;
  const [back, forth] = way === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === forth) return (at + 1) % count;
  if (key === back) return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};
