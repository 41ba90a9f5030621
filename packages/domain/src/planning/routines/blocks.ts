import type { RoutineKind } from './values.ts';

export const DAY_MINUTES = 1440;
export const ROUTINE_STEP = 5;

/** Minutes from midnight; a wake block has no length. */
export interface RoutineBlock {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly kind: RoutineKind;
  /** Empty if the student gave none. */
  readonly label: string;
}

export type BlockProblem = 'range' | 'wake' | 'overlap';

/** Only sleep may end before it starts, because it continues after midnight. */
export function rangeProblem({ startMinute, endMinute, kind }: RoutineBlock): BlockProblem | null {
  if (kind === 'wake') return endMinute === startMinute ? null : 'wake';
  return endMinute < startMinute && kind !== 'sleep' ? 'range' : null;
}

/** The parts before and after midnight of a block that crosses it; other blocks stay unchanged. */
export function splitAtMidnight<B extends RoutineBlock>(block: B): { evening: B; morning: B | null } {
  if (block.endMinute >= block.startMinute) return { evening: block, morning: null };
  return {
    evening: { ...block, endMinute: DAY_MINUTES },
    morning: block.endMinute > 0 ? { ...block, startMinute: 0 } : null,
  };
}

/** Both parts as blocks of one day, for repeating days. */
export function partsOfDay<B extends RoutineBlock>(block: B): B[] {
  const { evening, morning } = splitAtMidnight(block);
  return morning ? [evening, morning] : [evening];
}

export function blockMinutes(block: RoutineBlock): number {
  return partsOfDay(block).reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
}

/**
 * Adjacent blocks do not overlap; a moment overlaps the block around it and another moment at the same
 * minute.
 */
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

/** Splits at midnight and sorts, or returns the first problem; saved days never overlap. */
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
