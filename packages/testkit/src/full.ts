/** A count for `npm test`, and the one for `npm run test:full`. */
export const scaled = (small: number, full: number): number => (process.env.FULL === '1' ? full : small);
