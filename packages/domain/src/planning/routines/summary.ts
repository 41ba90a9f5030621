import {
  blockMinutes,
  compareBlocks,
  DAY_MINUTES,
  partsOfDay,
  ROUTINE_STEP,
  type RoutineBlock,
} from './blocks.ts';
import type { RoutineKind } from './values.ts';

export interface DaySummary {
  readonly wakeMinute: number | null;
  readonly sleepMinutes: number;
  readonly studyMinutes: number;
  readonly filledShare: number;
}

/** Sleep across midnight counts once, split or not. */
export function daySummary(blocks: readonly RoutineBlock[]): DaySummary {
  const minutesOf = (kind?: RoutineKind) =>
    blocks
      .filter((block) => !kind || block.kind === kind)
      .reduce((sum, block) => sum + blockMinutes(block), 0);
  const wakes = blocks.filter(({ kind }) => kind === 'wake').map(({ startMinute }) => startMinute);
  return {
    wakeMinute: wakes.length > 0 ? Math.min(...wakes) : null,
    sleepMinutes: minutesOf('sleep'),
    studyMinutes: minutesOf('study'),
    filledShare: minutesOf() / DAY_MINUTES,
  };
}

export const SLOTS = DAY_MINUTES / ROUTINE_STEP;

/** The kind of each of the 288 slots; null where nothing is planned. */
export function slotKinds(blocks: readonly RoutineBlock[]): (RoutineKind | null)[] {
  const slots: (RoutineKind | null)[] = Array.from({ length: SLOTS }, () => null);
  for (const { startMinute, endMinute, kind } of blocks.flatMap(partsOfDay))
    slots.fill(kind, startMinute / ROUTINE_STEP, endMinute / ROUTINE_STEP);
  return slots;
}

export interface IdealMatch {
  /** Share of all slots with the ideal day's kind, including free time in both. */
  readonly all: number;
  /** Share of matches among slots filled in either day. */
  readonly filled: number;
}

export function idealMatch(
  days: readonly (readonly RoutineBlock[])[],
  ideal: readonly RoutineBlock[],
): IdealMatch | null {
  const wanted = slotKinds(ideal);
  if (days.length === 0 || wanted.every((kind) => kind === null)) return null;
  let [same, sameFilled, filled] = [0, 0, 0];
  for (const day of days)
    for (const [at, kind] of slotKinds(day).entries()) {
      const isSame = kind === wanted[at];
      if (isSame) same += 1;
      if (kind === null && wanted[at] === null) continue;
      filled += 1;
      if (isSame) sameFilled += 1;
    }
  return { all: same / (days.length * SLOTS), filled: sameFilled / filled };
}

export interface WeekSummary {
  readonly wakeMinute: number | null;
  readonly sleepMinutes: number | null;
  readonly studyMinutes: number | null;
  readonly match: IdealMatch | null;
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export function weekSummary(
  days: readonly (readonly RoutineBlock[])[],
  ideal: readonly RoutineBlock[] | null,
): WeekSummary {
  const planned = days.filter((day) => day.length > 0).map(daySummary);
  return {
    wakeMinute: mean(planned.flatMap(({ wakeMinute }) => (wakeMinute === null ? [] : [wakeMinute]))),
    sleepMinutes: mean(planned.map(({ sleepMinutes }) => sleepMinutes)),
    studyMinutes: mean(planned.map(({ studyMinutes }) => studyMinutes)),
    match: ideal && planned.length > 0 ? idealMatch(days, ideal) : null,
  };
}

export function freeGaps(
  blocks: readonly RoutineBlock[],
): { readonly startMinute: number; readonly endMinute: number }[] {
  const gaps: { startMinute: number; endMinute: number }[] = [];
  let from = 0;
  for (const { startMinute, endMinute } of blocks.flatMap(partsOfDay).sort(compareBlocks)) {
    if (startMinute > from) gaps.push({ startMinute: from, endMinute: startMinute });
    from = Math.max(from, endMinute);
  }
  if (from < DAY_MINUTES) gaps.push({ startMinute: from, endMinute: DAY_MINUTES });
  return gaps;
}
