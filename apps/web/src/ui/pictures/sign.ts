/** A rising line that ends in a warm dot, in a square of 36. `npm run icons` draws the app's icons from it. */
export const sign = {
  size: 36,
  line: 'M4 29c7 0 8-7 13-9s6-3 10-11',
  width: 4,
  dot: { x: 28.5, y: 6.5, radius: 4.5 },
} as const;
