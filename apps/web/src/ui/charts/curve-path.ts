export type Point = { x: number; y: number };

const rounded = (value: number) => Number(value.toFixed(1));

/** The path of a monotone cubic (Fritsch and Carlson): smooth, and never above or below its points. */
export const curvePath = (points: readonly Point[]): string => {
  const slopes = points.slice(1).map(({ x, y }, index) => (y - points[index]!.y) / (x - points[index]!.x));
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1] ?? slopes[index] ?? 0;
    const after = slopes[index] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const parts = points.map(({ x, y }, index) => {
    const from = points[index - 1];
    if (!from) return ['M', x, y];
    const third = (x - from.x) / 3;
    return [
      ...['C', from.x + third, from.y + tangents[index - 1]! * third],
      ...[x - third, y - tangents[index]! * third, x, y],
    ];
  });
  return parts
    .flat()
    .map((part) => (typeof part === 'number' ? rounded(part) : part))
    .join(' ');
};
