/** From so many sessions on, the hours of a student say something. */
export const MIN_SESSIONS_FOR_HOURS = 20;
const MIN_SESSIONS_AN_HOUR = 3;
const MAX_BEST_HOURS = 3;
/** The student's mean counts in every hour like so many judged sessions. */
const PRIOR_SESSIONS = 3;

/** Sessions by the hour in which they began. */
export interface SessionHour {
  readonly hour: number;
  readonly sessions: number;
  readonly seconds: number;
  /** Sessions whose quality the student judged, and the sum of it. */
  readonly judged: number;
  readonly quality: number;
}

/** The hours in which this student works best, the best first: by quality where it was judged, else by time. */
export function bestHours(hours: readonly SessionHour[]): number[] {
  if (hours.reduce((sum, { sessions }) => sum + sessions, 0) < MIN_SESSIONS_FOR_HOURS) return [];
  const known = hours.filter(({ sessions }) => sessions >= MIN_SESSIONS_AN_HOUR);
  const judged = known.filter((each) => each.judged >= MIN_SESSIONS_AN_HOUR);
  const all = judged.reduce((sum, each) => sum + each.judged, 0);
  const mean = all === 0 ? 0 : judged.reduce((sum, each) => sum + each.quality, 0) / all;
  const scoreOf = (each: SessionHour) =>
    judged.length > 1
      ? (each.quality + mean * PRIOR_SESSIONS) / (each.judged + PRIOR_SESSIONS)
      : each.seconds;
  return (judged.length > 1 ? judged : known)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.hour - b.hour)
    .slice(0, MAX_BEST_HOURS)
    .map(({ hour }) => hour);
}
