/** XP and scores count whole minutes, rounded down. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/**
 * Two decimals, so that `secondsOf` restores the seconds. Never rounds up to the next minute, so that a
 * figure and its text stay in one band.
 */
export function minutesOf(seconds: number): number {
  return Math.round((seconds * 100) / 60) / 100;
}

export function secondsOf(minutes: number): number {
  return Math.round(minutes * 60);
}

export function shownMinutes(minutes: number): number {
  return wholeMinutes(secondsOf(minutes));
}
