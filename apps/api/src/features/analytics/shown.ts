/** Minutes to one decimal: what a screen shows of a sum. */
export const shownMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

/** To two decimals; null stays null. */
export const shownAverage = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 100) / 100;
