import type { RoutineBlock } from '../routines/blocks.ts';
import { freeGaps } from '../routines/summary.ts';

export interface StudyWindow {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Gaps in the routine outside these hours are not study time. */
const WAKING = { startMinute: 8 * 60, endMinute: 22 * 60 + 30 } as const;
const SHORTEST_WINDOW = 25;
/** Share of free time used for study; study blocks are used entirely. */
const SHARE_OF_FREE_TIME = 0.5;
const MAX_FROM_FREE_TIME = 360;
const STEP = 15;
const USUAL_HOURS = [120, 120, 120, 120, 120, 240, 240] as const;

const lengthOf = ({ startMinute, endMinute }: StudyWindow) => endMinute - startMinute;
const byStart = (a: StudyWindow, b: StudyWindow) => a.startMinute - b.startMinute;
const hasStudy = (blocks: readonly RoutineBlock[]) => blocks.some(({ kind }) => kind === 'study');

/** The routine's study blocks, else free waking time; empty without a routine. */
export function studyWindows(blocks: readonly RoutineBlock[]): StudyWindow[] {
  if (blocks.length === 0) return [];
  const windows = hasStudy(blocks)
    ? blocks.filter(({ kind }) => kind === 'study')
    : freeGaps(blocks.filter(({ kind }) => kind !== 'free')).map(({ startMinute, endMinute }) => ({
        startMinute: Math.max(startMinute, WAKING.startMinute),
        endMinute: Math.min(endMinute, WAKING.endMinute),
      }));
  return windows
    .filter((window) => lengthOf(window) >= SHORTEST_WINDOW)
    .map(({ startMinute, endMinute }) => ({ startMinute, endMinute }))
    .sort(byStart);
}

/** Daily minutes the routine leaves for study; null if no day has any. */
export function hoursOfRoutine(days: readonly (readonly RoutineBlock[])[]): number[] | null {
  if (days.every((blocks) => blocks.length === 0)) return null;
  return days.map((blocks) => {
    const minutes = studyWindows(blocks).reduce((sum, window) => sum + lengthOf(window), 0);
    const taken = hasStudy(blocks) ? minutes : Math.min(MAX_FROM_FREE_TIME, minutes * SHARE_OF_FREE_TIME);
    return Math.floor(taken / STEP) * STEP;
  });
}

/** Without a routine: the weekly goal in equal days, else the default. */
export const hoursOfGoal = (weeklyGoalMinutes: number | null): number[] =>
  weeklyGoalMinutes && weeklyGoalMinutes > 0
    ? USUAL_HOURS.map(() => Math.round(weeklyGoalMinutes / 7 / STEP) * STEP)
    : [...USUAL_HOURS];
