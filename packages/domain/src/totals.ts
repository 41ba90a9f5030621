/** Rounded down. XP and scores count whole minutes. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/**
 * How seconds are sent: to two decimals, from which `secondsOf` gets the seconds back. Never rounds up to the next minute,
 * so that a figure and its text are in the same band.
 */
export function minutesOf(seconds: number): number {
  return Math.round((seconds * 100) / 60) / 100;
}

/** The whole seconds of a sent figure, or of a sum of such figures. */
export function secondsOf(minutes: number): number {
  return Math.round(minutes * 60);
}

/** What is shown of minutes: rounded down, once. */
export function shownMinutes(minutes: number): number {
  return wholeMinutes(secondsOf(minutes));
}
