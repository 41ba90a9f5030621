import { MAX_WEEKLY_ENTRIES } from '@netlik/contract/planning/weekly-plans';
import { type PlanPlace, placeFor } from '@netlik/domain/planning/weekly-plans/best-day';
import { entriesOfDay } from '@netlik/domain/planning/weekly-plans/move-entry';
import type { WeeklyEntryType } from '@netlik/domain/planning/weekly-plans/values';
import { type StudyDay, weekStart } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { deleteEntry, findEntries, insertEntries, takeUndo } from './weekly-plans.sql.ts';

const MAX_TOPIC = 80;

type Suggested = { subject: string; type: WeeklyEntryType; topic: string | null; reason: string };
type Wanted = { today: StudyDay; day: number | null; now: Date };

/** Adds a suggested entry on the wanted or emptiest day; the caller holds the owner's lock. */
export const addSuggestedEntry = async (
  tx: Transaction,
  userId: string,
  { subject, type, topic, reason }: Suggested,
  { today, day, now }: Wanted,
): Promise<PlanPlace & { entryId: string }> => {
  const thisWeek = await findEntries(tx, userId, weekStart(today));
  const place = placeFor(thisWeek, today, day);
  const entries =
    place.weekStart === weekStart(today) ? thisWeek : await findEntries(tx, userId, place.weekStart);
  if (entries.length >= MAX_WEEKLY_ENTRIES) throw new AppError('weekly_plan.too_many');
  const entryId = newId(now.getTime());
  const entry = {
    _id: entryId,
    day: place.day,
    order: entriesOfDay(entries, place.day).length,
    subject,
    type,
    topic: topic?.slice(0, MAX_TOPIC) ?? null,
    customTitle: null,
    suggestion: reason,
    notes: null,
    status: 'pending' as const,
    carriedFrom: null,
  };
  await insertEntries(tx, userId, place.weekStart, [entry], now);
  await takeUndo(tx, userId, place.weekStart);
  return { ...place, entryId };
};

export const removeSuggestedEntry = (tx: Transaction, userId: string, week: StudyDay, entryId: string) =>
  deleteEntry(tx, userId, week, entryId);
