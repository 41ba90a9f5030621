import { plannableMinutes } from './board.ts';
import { planYear } from './plan-year.ts';
import { type CurrentEntry, type Replanned, replan } from './replan.ts';
import type { PlannerInput } from './week.ts';

export const LIGHTER_SHARE = 0.6;

/** Drops the least valuable entries for a student who fell behind and reports them. */
export function lightenWeek(input: PlannerInput, current: readonly CurrentEntry[]): Replanned {
  const hours = plannableMinutes(input).reduce((sum, minutes) => sum + minutes, 0) * LIGHTER_SHARE;
  const isOpen = ({ done, locked }: CurrentEntry) => !done && !locked;
  const fixed = [...input.fixed, ...current.filter((entry) => !isOpen(entry))]
    .filter(({ day }) => day >= input.today)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const best = current
    .filter(isOpen)
    .sort((a, b) => b.value / b.minutes - a.value / a.minutes || (a.key < b.key ? -1 : 1));
  let left = hours - fixed;
  const falling = best.filter(({ minutes }) => {
    if (minutes > left) return true;
    left -= minutes;
    return false;
  });
  const lighter = replan(
    input,
    current.filter((entry) => !falling.includes(entry)),
  );
  const unfinished = new Map(planYear(input).unfinished.map((each) => [each.topicId, each]));
  return {
    ...lighter,
    dropped: [
      ...lighter.dropped,
      ...falling.map((entry) => ({
        entry,
        minutes: entry.minutes,
        reason: 'lighter_week' as const,
        cost: (entry.topicId && unfinished.get(entry.topicId)) || null,
      })),
    ],
  };
}
