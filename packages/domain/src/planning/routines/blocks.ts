import type { RoutineKind } from './values.ts';

export const DAY_MINUTES = 1440;
/** Times of a routine are multiples of five minutes. */
export const ROUTINE_STEP = 5;

/** Minutes from midnight. A wake block has no length: it marks a moment. */
export interface RoutineBlock {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly kind: RoutineKind;
  /** Empty when the student gave none. */
  readonly label: string;
}

export type BlockProblem = 'range' | 'wake' | 'overlap';

/** Only sleep may end before it starts: it goes on after midnight. */
export function rangeProblem({ startMinute, endMinute, kind }: RoutineBlock): BlockProblem | null {
  if (kind === 'wake') return endMinute === startMinute ? null : 'wake';
  return endMinute < startMinute && kind !== 'sleep' ? 'range' : null;
}

/** The parts before and after midnight of a block that ends before it starts; any other block as it is. */
export function splitAtMidnight<B extends RoutineBlock>(block: B): { evening: B; morning: B | null } {
  if (block.endMinute >= block.startMinute) return { evening: block, morning: null };
  return {
    evening: { ...block, endMinute: DAY_MINUTES },
    morning: block.endMinute > 0 ? { ...block, startMinute: 0 } : null,
  };
}

/** Both parts as blocks of one day, for a day that repeats. */
export function partsOfDay<B extends RoutineBlock>(block: B): B[] {
  const { evening, morning } = splitAtMidnight(block);
  return morning ? [evening, morning] : [evening];
}

export function blockMinutes(block: RoutineBlock): number {
  return partsOfDay(block).reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
}

/** Blocks that touch do not overlap; a moment overlaps what it lies inside of, or another at the same minute. */
export function overlaps(one: RoutineBlock, other: RoutineBlock): boolean {
  if (one.startMinute < other.endMinute && other.startMinute < one.endMinute) return true;
  const bothMoments = one.startMinute === one.endMinute && other.startMinute === other.endMinute;
  return bothMoments && one.startMinute === other.startMinute;
}

export function overlapsAny(block: RoutineBlock, others: readonly RoutineBlock[]): boolean {
  return others.some((other) => overlaps(block, other));
}

export function compareBlocks(one: RoutineBlock, other: RoutineBlock): number {
  return one.startMinute - other.startMinute || one.endMinute - other.endMinute;
}

export type CheckedDay<B> =
  | { ok: true; blocks: B[] }
  /** `index` is the first block that cannot be saved. */
  | { ok: false; problem: BlockProblem; index: number };

/** What is saved of a day: split at midnight and in order, or the first problem. A saved day never overlaps. */
export function checkDay<B extends RoutineBlock>(given: readonly B[]): CheckedDay<B> {
  const blocks: B[] = [];
  for (const [index, block] of given.entries()) {
    const problem = rangeProblem(block);
    if (problem) return { ok: false, problem, index };
    for (const part of partsOfDay(block)) {
      if (overlapsAny(part, blocks)) return { ok: false, problem: 'overlap', index };
      blocks.push(part);
    }
  }
  return { ok: true, blocks: blocks.sort(compareBlocks) };
}
