import { addDays, daysBetween, type StudyDay } from './study-day.ts';

/** Days in a row with study, up to today, or up to yesterday while today is still open. Days after today do not count. */
export function currentStreak(days: Iterable<StudyDay>, today: StudyDay): number {
  const studied = new Set(days);
  let day = studied.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (studied.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}

export function longestStreak(days: Iterable<StudyDay>): number {
  let longest = 0;
  let count = 0;
  let previous: StudyDay | null = null;
  for (const day of [...new Set(days)].sort()) {
    count = previous !== null && daysBetween(previous, day) === 1 ? count + 1 : 1;
    longest = Math.max(longest, count);
    previous = day;
  }
  return longest;
}

/** True when the streak breaks tonight unless the student studies today. */
export function isStreakAtRisk(days: Iterable<StudyDay>, today: StudyDay): boolean {
  const studied = new Set(days);
  return !studied.has(today) && studied.has(addDays(today, -1));
}

export const STREAK_EXPLANATION =
  'Arka arkaya çalıştığın günlerin sayısı. Bugün henüz çalışmadıysan dünkü serin gece yarısına kadar seni bekler. ' +
  'Elle eklediğin çalışmalar da sayılır. Dinlenme günün ve dondurmaların çalışmadığın bir günde serini saklar.';
