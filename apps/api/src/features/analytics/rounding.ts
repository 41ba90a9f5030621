/** Minutes to one decimal. */
export const roundMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

/** To two decimals; null stays null. */
export const roundAverage = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 100) / 100;
