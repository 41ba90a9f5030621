import {
  type BlockProblem,
  overlapsAny,
  type RoutineBlock,
  rangeProblem,
  splitAtMidnight,
} from './blocks.ts';

const DAYS = 7;

/** Entries keep the student's order, which may differ from their times. */
export interface WeekEntry extends RoutineBlock {
  readonly _id: string;
  /** 0 = Monday … 6 = Sunday. */
  readonly day: number;
}

export type WeekChange = { ok: true; entries: WeekEntry[] } | { ok: false; problem: BlockProblem };

export function entriesOfDay<E extends WeekEntry>(entries: readonly E[], day: number): E[] {
  return entries.filter((entry) => entry.day === day);
}

function insertByTime(entries: readonly WeekEntry[], added: WeekEntry): WeekEntry[] {
  const at = entries.findIndex(
    ({ day, startMinute }) => day === added.day && startMinute > added.startMinute,
  );
  return at < 0 ? [...entries, added] : entries.toSpliced(at, 0, added);
}

const toEntry = (
  _id: string,
  day: number,
  { startMinute, endMinute, kind, label }: RoutineBlock,
): WeekEntry => ({ _id, day, startMinute, endMinute, kind, label });

/**
 * Sleep across midnight continues in the next day's morning, and Sunday night continues on Monday. `first` is
 * the id of the part on `day`.
 */
function place(
  entries: readonly WeekEntry[],
  day: number,
  block: RoutineBlock,
  first: string,
  newId: () => string,
): WeekChange {
  const problem = rangeProblem(block);
  if (problem) return { ok: false, problem };
  const { evening, morning } = splitAtMidnight(block);
  const parts = [toEntry(first, day, evening)];
  if (morning) parts.push(toEntry(newId(), (day + 1) % DAYS, morning));
  if (parts.some((part) => overlapsAny(part, entriesOfDay(entries, part.day))))
    return { ok: false, problem: 'overlap' };
  return { ok: true, entries: parts.reduce(insertByTime, [...entries]) };
}

export function addEntry(
  entries: readonly WeekEntry[],
  day: number,
  block: RoutineBlock,
  newId: () => string,
): WeekChange {
  return place(entries, day, block, newId(), newId);
}

/** Only a new time changes the entry's position in the day. */
export function changeEntry(
  entries: readonly WeekEntry[],
  id: string,
  change: Partial<RoutineBlock>,
  newId: () => string,
): WeekChange {
  const before = entries.find(({ _id }) => _id === id);
  if (!before) return { ok: true, entries: [...entries] };
  const after = { ...before, ...change };
  const others = entries.filter(({ _id }) => _id !== id);
  const placed = place(others, before.day, after, id, newId);
  const sameTime = after.startMinute === before.startMinute && after.endMinute === before.endMinute;
  if (!placed.ok || !sameTime) return placed;
  return { ok: true, entries: entries.map((entry) => (entry._id === id ? after : entry)) };
}

/** `order` counts from 0 within the day; larger values mean the end. */
export function moveEntry<E extends WeekEntry>(entries: readonly E[], id: string, order: number): E[] {
  const moved = entries.find(({ _id }) => _id === id);
  if (!moved) return [...entries];
  const others = entries.filter((entry) => entry !== moved);
  const next = entriesOfDay(others, moved.day)[order];
  return next ? others.toSpliced(others.indexOf(next), 0, moved) : [...others, moved];
}

export function repeatDay(blocks: readonly RoutineBlock[], newId: () => string): WeekEntry[] {
  return Array.from({ length: DAYS }, (_, day) => blocks.map((block) => toEntry(newId(), day, block))).flat();
}
