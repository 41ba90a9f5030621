import { addDays, dayOfWeek, type StudyDay, weekStart } from '../../study-day.ts';

export interface PlanPlace {
  readonly weekStart: StudyDay;
  /** 0 = Monday. */
  readonly day: number;
}

/**
 * An accepted suggestion goes to the wanted day, next week if it has passed, else to the emptiest remaining
 * day of this week.
 */
export function placeFor(
  entries: readonly { readonly day: number }[],
  today: StudyDay,
  wanted: number | null,
): PlanPlace {
  const [monday, now] = [weekStart(today), dayOfWeek(today) - 1];
  if (wanted !== null) return { weekStart: wanted < now ? addDays(monday, 7) : monday, day: wanted };
  const counts = Array.from({ length: 7 }, (_, day) => entries.filter((entry) => entry.day === day).length);
  const left = counts.map((count, day) => ({ day, count })).slice(now);
  const best = left.reduce((least, each) => (each.count < least.count ? each : least));
  return { weekStart: monday, day: best.day };
}
