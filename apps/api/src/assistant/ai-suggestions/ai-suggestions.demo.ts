import { SUGGESTION_FACTS, suggestFrom } from '@netlik/domain/assistant/ai-suggestions/suggest.texts';
import { studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { loadFacts } from '../assistant/facts.service.ts';
import { insertNew } from './ai-suggestions.sql.ts';

export const fillDemoSuggestions = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const today = studyDay(now);
  const at = new Date(now.getTime() - 3 * 3_600_000);
  for (const { id, person } of users) {
    if (person.role !== 'student' || person.unverified) continue;
    const facts = await loadFacts({ db: tx }, id, SUGGESTION_FACTS, today);
    const drafts = suggestFrom(facts, today).map((draft, position) => ({
      ...draft,
      id: newId(at.getTime()),
      position,
    }));
    await insertNew(tx, id, drafts, at);
  }
};
