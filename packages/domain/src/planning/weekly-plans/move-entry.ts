export interface PlacedEntry {
  readonly _id: string;
  /** 0 = Monday. */
  readonly day: number;
  /** Position in its day, from 0. */
  readonly order: number;
}

export function entriesOfDay<E extends PlacedEntry>(entries: readonly E[], day: number): E[] {
  return entries.filter((entry) => entry.day === day).sort((a, b) => a.order - b.order);
}

function numbered<E extends PlacedEntry>(entries: readonly E[], day: number): E[] {
  return entries.map((entry, order) => ({ ...entry, day, order }));
}

export function moveEntry<E extends PlacedEntry>(
  entries: readonly E[],
  id: string,
  to: { readonly day: number; readonly order?: number },
): E[] {
  const moved = entries.find(({ _id }) => _id === id);
  if (!moved) return [...entries];
  const rest = entries.filter(({ _id }) => _id !== id);
  const target = entriesOfDay(rest, to.day);
  target.splice(Math.min(to.order ?? target.length, target.length), 0, moved);
  const source = to.day === moved.day ? [] : numbered(entriesOfDay(rest, moved.day), moved.day);
  const others = rest.filter(({ day }) => day !== to.day && day !== moved.day);
  return [...others, ...source, ...numbered(target, to.day)];
}

/** Null unless the ids are exactly those of the day. */
export function reorderDay<E extends PlacedEntry>(
  entries: readonly E[],
  day: number,
  ids: readonly string[],
): E[] | null {
  const ofDay = new Map(entriesOfDay(entries, day).map((entry) => [entry._id, entry]));
  const ordered = ids.flatMap((id) => ofDay.get(id) ?? []);
  if (new Set(ids).size !== ofDay.size || ordered.length !== ofDay.size || ids.length !== ofDay.size)
    return null;
  return [...entries.filter((entry) => entry.day !== day), ...numbered(ordered, day)];
}
