import { type AcceptedSuggestion, SUGGESTION_PAUSE_SECONDS } from '@netlik/contract/assistant/ai-suggestions';
import { SUGGESTION_FACTS, suggestFrom } from '@netlik/domain/assistant/ai-suggestions/suggest.texts';
import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import {
  addSuggestedEntry,
  removeSuggestedEntry,
} from '../../planning/weekly-plans/suggested-entries.service.ts';
import { loadFacts } from '../assistant/facts.service.ts';
import {
  findSuggestions,
  insertNew,
  lockSuggestion,
  saveAccepted,
  saveDismissed,
  saveReopened,
} from './ai-suggestions.sql.ts';

export const listSuggestions = (
  { db, clock }: Deps,
  actor: Actor,
  { scope, status }: { scope?: SuggestionScope | undefined; status: 'open' | 'dismissed' },
) => findSuggestions(db, actor.id, { scope: scope ?? null, status }, clock.now());

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
  const suggestions = await findSuggestions(db, actor.id, { scope: null, status: 'open' }, now);
  return { suggestions, rateLimitSeconds: SUGGESTION_PAUSE_SECONDS };
};

/** Accepting twice returns the first result. */
export const acceptSuggestion = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  targetDay: number | null,
): Promise<AcceptedSuggestion> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const found = requireRow(await lockSuggestion(tx, actor.id, id), 'ai_suggestion.not_found');
    const { weekStart: week, entryDay, entryId } = found;
    if (found.status === 'accepted' && week && entryId && entryDay !== null)
      return { _id: id, weekStart: week, day: entryDay, entryId };
    const now = clock.now();
    const { subject, entryType: type, topic, reason } = found;
    const wanted = { today: studyDay(now), day: targetDay, now };
    const place = await addSuggestedEntry(tx, actor.id, { subject, type, topic, reason }, wanted);
    await saveAccepted(tx, actor.id, id, place, now);
    return { _id: id, ...place };
  });

export const dismissSuggestion = ({ db, clock }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { status } = requireRow(await lockSuggestion(tx, actor.id, id), 'ai_suggestion.not_found');
    if (status === 'open') await saveDismissed(tx, actor.id, id, clock.now());
    return null;
  });

export const undoDecision = ({ db }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const found = requireRow(await lockSuggestion(tx, actor.id, id), 'ai_suggestion.not_found');
    if (found.weekStart && found.entryId)
      await removeSuggestedEntry(tx, actor.id, found.weekStart, found.entryId);
    await saveReopened(tx, actor.id, id);
    return null;
  });
