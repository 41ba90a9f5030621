export const MIN_SESSIONS_FOR_HOURS = 20;
const MIN_SESSIONS_AN_HOUR = 3;
const MAX_BEST_HOURS = 3;
/** Weight of the student's mean in each hour, in judged sessions. */
const PRIOR_SESSIONS = 3;

export interface SessionHour {
  readonly hour: number;
  readonly sessions: number;
  readonly seconds: number;
  /** Number of sessions with a quality rating, and the sum of the ratings. */
  readonly judged: number;
  readonly quality: number;
}

/** Best hours first, by quality where rated, else by time. */
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
