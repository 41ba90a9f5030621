import type { BodyOf } from '@netlik/contract/endpoint';
import { blockTexts, MAX_BLOCKS_A_DAY, type routines } from '@netlik/contract/planning/routines';
import type { BlockProblem } from '@netlik/domain/planning/routines/blocks';
import {
  addEntry,
  changeEntry,
  entriesOfDay,
  moveEntry,
  type WeekChange,
  type WeekEntry,
} from '@netlik/domain/planning/routines/week';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { changeWeek } from './routines.service.ts';

const fieldOf: Record<BlockProblem, string> = {
  range: 'endMinute',
  wake: 'endMinute',
  overlap: 'startMinute',
};

const changedOr = (change: WeekChange, overlap: string): WeekEntry[] => {
  if (change.ok) return change.entries;
  const text = change.problem === 'overlap' ? overlap : blockTexts[change.problem];
  throw ruleBroken(fieldOf[change.problem], text);
};

/** A day already too full may stay so, but not grow. */
const refuseFullDays = (before: readonly WeekEntry[], after: readonly WeekEntry[]) => {
  for (let day = 0; day < 7; day += 1) {
    const count = entriesOfDay(after, day).length;
    if (count > MAX_BLOCKS_A_DAY && count > entriesOfDay(before, day).length)
      throw new AppError('routine.too_many');
  }
};

export const createEntry = (
  deps: Deps,
  actor: Actor,
  id: string,
  { day, ...block }: BodyOf<typeof routines.addEntry>,
) =>
  changeWeek(deps, actor, id, ({ entries }) => {
    const after = changedOr(addEntry(entries, day, block, newId), blockTexts.weekOverlap);
    refuseFullDays(entries, after);
    return after;
  });

const entryOr404 = (entries: readonly WeekEntry[], entryId: string) =>
  requireRow(entries.find(({ _id }) => _id === entryId) ?? null, 'routine.not_found');

/** When two devices reorder different states, the later one first gets the current order. */
const refuseOldOrder = (entries: readonly WeekEntry[], day: number, seen: readonly string[] | undefined) => {
  if (!seen) return;
  const stored = entriesOfDay(entries, day);
  const known = new Set(seen);
  if (known.size !== stored.length || stored.some(({ _id }) => !known.has(_id)))
    throw new AppError('routine.order_changed');
};

const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export const updateEntry = (
  deps: Deps,
  actor: Actor,
  { id, entryId }: { id: string; entryId: string },
  { order, seen, ...change }: BodyOf<typeof routines.updateEntry>,
) =>
  changeWeek(deps, actor, id, ({ entries }) => {
    const before = entryOr404(entries, entryId);
    refuseOldOrder(entries, before.day, seen);
    const after = changedOr(changeEntry(entries, entryId, given(change), newId), blockTexts.changedOverlap);
    refuseFullDays(entries, after);
    return order === undefined ? after : moveEntry(after, entryId, order);
  });

export const removeEntry = (deps: Deps, actor: Actor, { id, entryId }: { id: string; entryId: string }) =>
  changeWeek(deps, actor, id, ({ entries }) => {
    const removed = entryOr404(entries, entryId);
    return entries.filter((entry) => entry !== removed);
  });
