import { addDays, daysBetween, type StudyDay } from '../../study-day.ts';

/** With more reviews a day students give up. */
export const REVIEWS_A_DAY = 60;
export const NEW_A_DAY = 10;

export type DueCount = { day: StudyDay; count: number };
export type DayLoad = { date: StudyDay; count: number };

/**
 * Moves reviews beyond the daily share to the next day, and raises the share only as far as needed to show
 * everything by `lastDay`.
 */
export function spreadReviews(
  due: readonly DueCount[],
  {
    today,
    lastDay,
    doneToday,
    days,
  }: { today: StudyDay; lastDay: StudyDay; doneToday: number; days: number },
): DayLoad[] {
  const length = Math.max(1, daysBetween(today, lastDay) + 1);
  const counts = new Array<number>(Math.max(length, days)).fill(0);
  for (const { day, count } of due) {
    const index = Math.min(Math.max(0, daysBetween(today, day)), counts.length - 1);
    counts[index] = (counts[index] ?? 0) + count;
  }
  const share = shareOfDay(counts.slice(0, length), doneToday);
  let left = 0;
  return counts.slice(0, days).map((count, index) => {
    const wanted = left + count;
    const taken = Math.min(wanted, index === 0 ? Math.max(0, share - doneToday) : share);
    left = wanted - taken;
    return { date: addDays(today, index), count: taken };
  });
}

/** Due reviews of any day must fit into the days left from it. */
function shareOfDay(counts: readonly number[], doneToday: number): number {
  let [share, sum] = [REVIEWS_A_DAY, 0];
  for (let start = counts.length - 1; start >= 0; start -= 1) {
    sum += counts[start] ?? 0;
    const done = start === 0 ? doneToday : 0;
    share = Math.max(share, Math.ceil((sum + done) / (counts.length - start)));
  }
  return share;
}
