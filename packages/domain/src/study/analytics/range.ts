import { addMonths, monthEnd } from '../../months.ts';
import { addDays, monthStart, type StudyDay, weekStart } from '../../study-day.ts';
import type { StatsRange } from './values.ts';

export interface DayRange {
  readonly from: StudyDay;
  readonly to: StudyDay;
}

/** The current day, week (from Monday) or month up to today; null for everything. */
export function statsRange(range: StatsRange, today: StudyDay): DayRange | null {
  if (range === 'all') return null;
  if (range === 'daily') return { from: today, to: today };
  return { from: range === 'weekly' ? weekStart(today) : monthStart(today), to: today };
}

/** The advanced panel has no "all". */
export function advancedRange(range: StatsRange): Exclude<StatsRange, 'all'> {
  return range === 'all' ? 'monthly' : range;
}

/**
 * The same part of the previous period: Monday to Wednesday is compared with last week's Monday to Wednesday.
 */
export function previousRange(range: Exclude<StatsRange, 'all'>, today: StudyDay): DayRange {
  if (range === 'daily') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (range === 'weekly') return { from: addDays(weekStart(today), -7), to: addDays(today, -7) };
  const from = addMonths(monthStart(today), -1);
  // The last day of a month is compared with the whole previous month, even a longer one.
  return { from, to: today === monthEnd(today) ? monthEnd(from) : addMonths(today, -1) };
}
