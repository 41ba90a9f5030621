/** Two decimals; null stays null. */
export const roundAverage = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 100) / 100;
