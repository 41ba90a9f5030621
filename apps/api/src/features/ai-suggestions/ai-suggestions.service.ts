import {
  type AcceptedSuggestion,
  SUGGESTION_PAUSE_SECONDS,
  type SuggestionScope,
} from '@netlik/contract/ai-suggestions';
import { MAX_WEEKLY_ENTRIES } from '@netlik/contract/weekly-plans';
import { placeFor } from '@netlik/domain/ai-suggestions/best-day';
import { SUGGESTION_FACTS, suggestFrom } from '@netlik/domain/ai-suggestions/suggest.texts';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { entriesOfDay } from '@netlik/domain/weekly-plans/move-entry';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Transact } from '../../http/idempotency.ts';
import { foundOr } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { loadFacts } from '../assistant/facts.service.ts';
import { deleteEntry, findEntries, insertEntries, takeUndo } from '../weekly-plans/weekly-plans.sql.ts';
import {
  findOpen,
  insertNew,
  lockSuggestion,
  saveAccepted,
  saveDismissed,
  saveReopened,
} from './ai-suggestions.sql.ts';

export const listSuggestions = ({ db, clock }: Deps, actor: Actor, scope: SuggestionScope | undefined) =>
  findOpen(db, actor.id, scope ?? null, clock.now());

export const generateSuggestions = async (deps: Deps, actor: Actor) => {
  const { db, clock } = deps;
  const now = clock.now();
  const today = studyDay(now);
  const facts = await loadFacts(deps, actor.id, SUGGESTION_FACTS, today);
  const drafts = suggestFrom(facts, today).map((draft, position) => ({
    ...draft,
    id: newId(now.getTime()),
    position,
  }));
  const { isRun, lastRunAt } = await insertNew(db, actor.id, drafts, now);
  if (!isRun) {
    const since = lastRunAt ? (now.getTime() - Date.parse(lastRunAt)) / 1000 : 0;
    const retryAfter = Math.max(1, Math.ceil(SUGGESTION_PAUSE_SECONDS - since));
    throw new AppError('ai_suggestion.too_soon', { retryAfter });
  }
  return { suggestions: await findOpen(db, actor.id, null, now), rateLimitSeconds: SUGGESTION_PAUSE_SECONDS };
};

/** Accepting twice answers the place of the first time. */
export const acceptSuggestion = (
  { transaction, clock }: Deps & { transaction: Transact },
  actor: Actor,
  id: string,
  targetDay: number | null,
): Promise<AcceptedSuggestion> =>
  transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const found = foundOr(await lockSuggestion(tx, actor.id, id), 'ai_suggestion.not_found');
    const { weekStart: week, entryDay, entryId } = found;
    if (found.status === 'accepted' && week && entryId && entryDay !== null)
      return { _id: id, weekStart: week, day: entryDay, entryId };
    const now = clock.now();
    const today = studyDay(now);
    const place = placeFor(await findEntries(tx, actor.id, weekStart(today)), today, targetDay);
    const entries = await findEntries(tx, actor.id, place.weekStart);
    if (entries.length >= MAX_WEEKLY_ENTRIES) throw new AppError('weekly_plan.too_many');
    const added = newId(now.getTime());
    const entry = {
      _id: added,
      day: place.day,
      order: entriesOfDay(entries, place.day).length,
      subject: found.subject,
      type: found.entryType,
      topic: found.topic?.slice(0, 80) ?? null,
      customTitle: null,
      suggestion: found.reason,
      notes: null,
      status: 'pending' as const,
      carriedFrom: null,
    };
    await insertEntries(tx, actor.id, place.weekStart, [entry], now);
    await takeUndo(tx, actor.id, place.weekStart);
    await saveAccepted(tx, actor.id, id, { ...place, entryId: added }, now);
    return { _id: id, weekStart: place.weekStart, day: place.day, entryId: added };
  });

export const dismissSuggestion = ({ db, clock }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { status } = foundOr(await lockSuggestion(tx, actor.id, id), 'ai_suggestion.not_found');
    if (status === 'open') await saveDismissed(tx, actor.id, id, clock.now());
    return null;
  });

export const undoDecision = ({ db }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const found = foundOr(await lockSuggestion(tx, actor.id, id), 'ai_suggestion.not_found');
    if (found.weekStart && found.entryId) await deleteEntry(tx, actor.id, found.weekStart, found.entryId);
    await saveReopened(tx, actor.id, id);
    return null;
  });
