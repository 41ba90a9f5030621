import type { BodyOf } from '@netlik/contract/endpoint';
import {
  MAX_WEEKLY_ENTRIES,
  type NewWeeklyEntry,
  type WeeklyEntryChange,
  type WeeklyPlan,
  type weeklyPlans,
} from '@netlik/contract/planning/weekly-plans';
import { entriesOfDay, moveEntry, reorderDay } from '@netlik/domain/planning/weekly-plans/move-entry';
import { WEEKLY_TEMPLATES } from '@netlik/domain/planning/weekly-plans/templates';
import { addDays, dayOfWeek, weekStart as mondayOf, type StudyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import {
  deleteEntries,
  deleteEntry,
  findEntries,
  findWeekState,
  insertEntries,
  type StoredEntry,
  saveEntry,
  savePlaces,
  saveUndo,
  takeUndo,
} from './weekly-plans.sql.ts';

const weekBefore = (weekStart: StudyDay) => addDays(weekStart, -7);

const loadPlan = async (db: Executor, userId: string, weekStart: StudyDay): Promise<WeeklyPlan> => {
  const entries = await findEntries(db, userId, weekStart);
  const state = await findWeekState(db, userId, weekStart, weekBefore(weekStart));
  return { weekStart, entries: entries.map(({ carriedFrom: _, ...entry }) => entry), ...state };
};

export const getWeeklyPlan = ({ db }: Deps, actor: Actor, date: StudyDay) =>
  loadPlan(db, actor.id, mondayOf(date));

type Place = { actor: Actor; weekStart: StudyDay };
type Week = { tx: Transaction; entries: StoredEntry[]; now: Date };

/** Serialises writes per person and returns the changed plan. */
const changeWeek = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, weekStart }: Place,
  change: (week: Week) => Promise<unknown>,
): Promise<WeeklyPlan> => {
  if (mondayOf(weekStart) !== weekStart) throw ruleBroken('weekStart', 'Hafta pazartesi günü başlar');
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    await change({ tx, entries: await findEntries(tx, actor.id, weekStart), now: clock.now() });
    return loadPlan(tx, actor.id, weekStart);
  });
};

/** A manual change discards the state before a template. */
const editWeek = (deps: Pick<Deps, 'db' | 'clock'>, place: Place, change: (week: Week) => Promise<unknown>) =>
  changeWeek(deps, place, async (week) => {
    await change(week);
    await takeUndo(week.tx, place.actor.id, place.weekStart);
  });

const refuseUnknownSubject = (subject: string | undefined) => {
  if (subject !== undefined && !isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
};

const textOrNull = (text: string | null | undefined) => text || null;

export const addEntry = (
  deps: Deps,
  place: Place,
  { day, subject, type, topic, customTitle, notes }: NewWeeklyEntry,
) => {
  refuseUnknownSubject(subject);
  return editWeek(deps, place, async ({ tx, entries, now }) => {
    if (entries.length >= MAX_WEEKLY_ENTRIES) throw new AppError('weekly_plan.too_many');
    const entry: StoredEntry = {
      _id: newId(now.getTime()),
      day,
      order: entriesOfDay(entries, day).length,
      subject,
      type,
      topic: textOrNull(topic),
      customTitle: textOrNull(customTitle),
      notes: textOrNull(notes),
      suggestion: null,
      status: 'pending',
      carriedFrom: null,
    };
    await insertEntries(tx, place.actor.id, place.weekStart, [entry], now);
  });
};

const findOne = (entries: readonly StoredEntry[], id: string) =>
  requireRow(entries.find(({ _id }) => _id === id) ?? null, 'weekly_plan.entry_not_found');

export const updateEntry = (deps: Deps, place: Place, id: string, change: WeeklyEntryChange) => {
  refuseUnknownSubject(change.subject);
  return editWeek(deps, place, async ({ tx, entries, now }) => {
    const before = findOne(entries, id);
    const { day = before.day, order, subject = before.subject, type = before.type } = change;
    const text = (name: 'topic' | 'customTitle' | 'notes') =>
      change[name] === undefined ? before[name] : textOrNull(change[name]);
    const after = {
      ...before,
      subject,
      type,
      topic: text('topic'),
      customTitle: text('customTitle'),
      notes: text('notes'),
    };
    await saveEntry(tx, place.actor.id, after, now);
    if (day !== before.day || order !== undefined)
      await savePlaces(
        tx,
        place.actor.id,
        moveEntry(entries, id, { day, ...(order !== undefined && { order }) }),
        now,
      );
  });
};

export const removeEntry = (deps: Deps, place: Place, id: string) =>
  editWeek(deps, place, async ({ tx, entries, now }) => {
    requireAffected(
      await deleteEntry(tx, place.actor.id, place.weekStart, id),
      'weekly_plan.entry_not_found',
    );
    const { day } = findOne(entries, id);
    const rest = entriesOfDay(entries, day).filter(({ _id }) => _id !== id);
    await savePlaces(
      tx,
      place.actor.id,
      rest.map((entry, order) => ({ ...entry, order })),
      now,
    );
  });

export const toggleStatus = (
  deps: Deps,
  place: Place,
  id: string,
  body: BodyOf<typeof weeklyPlans.toggleStatus>,
) =>
  editWeek(deps, place, async ({ tx, entries, now }) => {
    const before = findOne(entries, id);
    const status = body?.status ?? (before.status === 'completed' ? 'pending' : 'completed');
    await saveEntry(tx, place.actor.id, { ...before, status }, now);
  });

export const reorder = (
  deps: Deps,
  place: Place,
  { day, orderedEntryIds }: BodyOf<typeof weeklyPlans.reorder>,
) =>
  editWeek(deps, place, async ({ tx, entries, now }) => {
    const ordered = reorderDay(entries, day, orderedEntryIds);
    if (!ordered) throw new AppError('weekly_plan.order_stale');
    await savePlaces(tx, place.actor.id, ordered, now);
  });

export const applyTemplate = (
  deps: Deps,
  place: Place,
  { template }: BodyOf<typeof weeklyPlans.applyTemplate>,
) =>
  changeWeek(deps, place, async ({ tx, entries, now }) => {
    const { actor, weekStart } = place;
    await saveUndo(tx, actor.id, weekStart, { reason: 'template', entries, now });
    await deleteEntries(tx, actor.id, weekStart);
    const seen = new Map<number, number>();
    const fresh = WEEKLY_TEMPLATES[template].map((entry): StoredEntry => {
      const order = seen.get(entry.day) ?? 0;
      seen.set(entry.day, order + 1);
      return {
        ...entry,
        _id: newId(now.getTime()),
        order,
        topic: null,
        notes: null,
        suggestion: null,
        status: 'pending',
        carriedFrom: null,
      };
    });
    await insertEntries(tx, actor.id, weekStart, fresh, now);
  });

const asCopies = (
  left: readonly StoredEntry[],
  there: readonly StoredEntry[],
  now: Date,
  dayOf: (entry: StoredEntry) => number,
) => {
  if (there.length + left.length > MAX_WEEKLY_ENTRIES) throw new AppError('weekly_plan.too_many');
  const next = new Map<number, number>();
  return left.map((entry): StoredEntry => {
    const day = dayOf(entry);
    const order = next.get(day) ?? entriesOfDay(there, day).length;
    next.set(day, order + 1);
    return { ...entry, _id: newId(now.getTime()), day, order, carriedFrom: entry._id };
  });
};

export const carryOver = (deps: Deps, place: Place) =>
  changeWeek(deps, place, async ({ tx, entries, now }) => {
    const { actor, weekStart } = place;
    const carried = new Set(entries.map(({ carriedFrom }) => carriedFrom));
    const left = (await findEntries(tx, actor.id, weekBefore(weekStart))).filter(
      ({ _id, status }) => status === 'pending' && !carried.has(_id),
    );
    if (left.length === 0) return;
    const copies = asCopies(left, entries, now, ({ day }) => day);
    await saveUndo(tx, actor.id, weekStart, { reason: 'carry_over', entries, now });
    await insertEntries(tx, actor.id, weekStart, copies, now);
  });

type Evening = { actor: Actor; from: StudyDay; to: StudyDay; now: Date };

/**
 * Moves a day's entries to the end of the next day (from Sunday as copies into the next week) or deletes
 * them.
 */
export const moveOrRemoveEntries = async (
  tx: Transaction,
  { actor, from, to, now }: Evening,
  { tomorrow, away }: { tomorrow: readonly string[]; away: readonly string[] },
): Promise<void> => {
  if (tomorrow.length + away.length === 0) return;
  const week = mondayOf(from);
  let entries = await findEntries(tx, actor.id, week);
  if (mondayOf(to) === week)
    for (const id of tomorrow) entries = moveEntry(entries, id, { day: dayOfWeek(to) - 1 });
  else {
    const there = await findEntries(tx, actor.id, mondayOf(to));
    const known = new Set(there.map(({ carriedFrom }) => carriedFrom));
    const left = entries.filter(({ _id }) => tomorrow.includes(_id) && !known.has(_id));
    await insertEntries(
      tx,
      actor.id,
      mondayOf(to),
      asCopies(left, there, now, () => dayOfWeek(to) - 1),
      now,
    );
  }
  for (const id of away) {
    await deleteEntry(tx, actor.id, week, id);
    entries = entries.filter(({ _id }) => _id !== id);
  }
  const day = dayOfWeek(from) - 1;
  const closedUp = entriesOfDay(entries, day).map((entry, order) => ({ ...entry, order }));
  await savePlaces(tx, actor.id, [...entries.filter((entry) => entry.day !== day), ...closedUp], now);
  await takeUndo(tx, actor.id, week);
};

export const undoReplacement = (deps: Deps, place: Place) =>
  changeWeek(deps, place, async ({ tx, now }) => {
    const { actor, weekStart } = place;
    const kept = requireRow(await takeUndo(tx, actor.id, weekStart), 'weekly_plan.nothing_to_undo');
    await deleteEntries(tx, actor.id, weekStart);
    await insertEntries(tx, actor.id, weekStart, kept.entries, now);
  });
