import { DAY_MINUTES, overlapsAny, ROUTINE_STEP, type RoutineBlock } from './blocks.ts';

const toStep = (minute: number) => Math.round(minute / ROUTINE_STEP) * ROUTINE_STEP;
const between = (minute: number, min: number, max: number) => Math.min(max, Math.max(min, minute));

const replaced = <B extends RoutineBlock>(blocks: readonly B[], at: number, block: B): B[] =>
  blocks.map((each, index) => (index === at ? block : each));

/** Moves a block to the free place nearest to `startMinute`; its own place is always free. */
export function moveBlock<B extends RoutineBlock>(
  blocks: readonly B[],
  index: number,
  startMinute: number,
): B[] {
  const block = blocks[index]!;
  const length = block.endMinute - block.startMinute;
  const others = blocks.filter((_, at) => at !== index);
  const last = Math.min(DAY_MINUTES - length, DAY_MINUTES - ROUTINE_STEP);
  const wanted = between(toStep(startMinute), 0, last);
  for (let distance = 0; distance <= DAY_MINUTES; distance += ROUTINE_STEP)
    for (const start of [wanted - distance, wanted + distance]) {
      if (start < 0 || start > last) continue;
      const moved = { ...block, startMinute: start, endMinute: start + length };
      if (!overlapsAny(moved, others)) return replaced(blocks, index, moved);
    }
  return [...blocks];
}

/** Moves an edge as far as neighbours allow and keeps at least one step; moments have no edges. */
export function resizeBlock<B extends RoutineBlock>(
  blocks: readonly B[],
  index: number,
  edge: 'start' | 'end',
  minute: number,
): B[] {
  const block = blocks[index]!;
  if (block.startMinute === block.endMinute) return [...blocks];
  const others = blocks.filter((_, at) => at !== index);
  const before = others.map(({ endMinute }) => endMinute).filter((end) => end <= block.startMinute);
  const after = others.map(({ startMinute }) => startMinute).filter((start) => start >= block.endMinute);
  const resized =
    edge === 'start'
      ? {
          ...block,
          startMinute: between(toStep(minute), Math.max(0, ...before), block.endMinute - ROUTINE_STEP),
        }
      : {
          ...block,
          endMinute: between(
            toStep(minute),
            block.startMinute + ROUTINE_STEP,
            Math.min(DAY_MINUTES, ...after),
          ),
        };
  return replaced(blocks, index, resized);
}

/** Free time from the minute's step on, at most `length` long; null if taken. */
export function freeTimeAt(
  blocks: readonly RoutineBlock[],
  minute: number,
  length: number,
): { startMinute: number; endMinute: number } | null {
  const startMinute = between(
    Math.floor(minute / ROUTINE_STEP) * ROUTINE_STEP,
    0,
    DAY_MINUTES - ROUTINE_STEP,
  );
  const slot: RoutineBlock = { startMinute, endMinute: startMinute + ROUTINE_STEP, kind: 'free', label: '' };
  if (overlapsAny(slot, blocks)) return null;
  const after = blocks.map((block) => block.startMinute).filter((start) => start >= slot.endMinute);
  return { startMinute, endMinute: Math.min(startMinute + length, DAY_MINUTES, ...after) };
}
