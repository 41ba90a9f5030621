import { MAX_WEEKLY_ENTRIES } from '@netlik/contract/planning/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import {
  deleteEntriesById,
  insertEntries,
  type StoredEntry,
  savePlaces,
  takeUndo,
} from './weekly-plans.sql.ts';

export type { StoredEntry } from './weekly-plans.sql.ts';

export type WantedEntry = Pick<
  StoredEntry,
  '_id' | 'day' | 'subject' | 'type' | 'topic' | 'customTitle' | 'suggestion'
>;

type Week = { userId: string; weekStart: StudyDay; now: Date; entries: readonly StoredEntry[] };

/**
 * Writes the planner's entries after manual ones, which never change. The caller holds the owner's lock and
 * has read `entries` under it.
 */
export const writePlannedEntries = async (
  tx: Transaction,
  { userId, weekStart, now, entries }: Week,
  { removed, wanted }: { removed: ReadonlySet<string>; wanted: readonly WantedEntry[] },
): Promise<void> => {
  if (removed.size + wanted.length === 0) return;
  const rewritten = new Map(wanted.map((entry) => [entry._id, entry]));
  const rest = entries.filter(({ _id }) => !removed.has(_id) && !rewritten.has(_id));
  if (rest.length + wanted.length > MAX_WEEKLY_ENTRIES) throw new AppError('weekly_plan.too_many');
  const known = new Map(entries.map((entry) => [entry._id, entry]));
  const next = new Map<number, number>();
  const place = <E extends { day: number }>(entry: E) => {
    const order = next.get(entry.day) ?? 0;
    next.set(entry.day, order + 1);
    return { ...entry, order };
  };
  const placed = rest.map(place);
  const written = wanted.map((entry): StoredEntry => {
    const { notes, status, carriedFrom } = known.get(entry._id) ?? {
      notes: null,
      status: 'pending',
      carriedFrom: null,
    };
    return { notes, status, carriedFrom, ...place(entry) };
  });
  await deleteEntriesById(tx, userId, [...removed, ...rewritten.keys()]);
  await insertEntries(tx, userId, weekStart, written, now);
  await savePlaces(tx, userId, placed, now);
  await takeUndo(tx, userId, weekStart);
};
