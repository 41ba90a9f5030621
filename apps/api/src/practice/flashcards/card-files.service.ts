import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import {
  type FlashcardImport,
  type flashcards,
  MAX_CARD_ANSWER,
  MAX_CARD_QUESTION,
  MAX_CARD_TAG,
  MAX_CARD_TAGS,
  MAX_FLASHCARDS,
  MAX_IMPORTED,
  MAX_REFUSED_SHOWN,
} from '@netlik/contract/practice/flashcards';
import { type FileCard, readCardFile, writeCardFile } from '@netlik/domain/practice/flashcards/card-file';
import { studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { isSubjectKey, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import { SUBJECTS, subjectOf } from '@netlik/domain/yks/subjects';
import { hasTopic } from '@netlik/domain/yks/topics';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { cardFilter, refuseWrongPlace } from './flashcards.service.ts';
import { findCards, insertCards } from './flashcards.sql.ts';
import { contentsOf } from './stored-card.ts';

const limits = {
  question: MAX_CARD_QUESTION,
  answer: MAX_CARD_ANSWER,
  tags: MAX_CARD_TAGS,
  tag: MAX_CARD_TAG,
};
const SAMPLE = 10;

const subjectsByName = new Map<string, SubjectKey>(SUBJECTS.map(({ key, label }) => [tr.fold(label), key]));

type Place = { subject: string; topic: string };

/** The file's place if it exists, else the chosen one. */
const placeOf = (card: FileCard, chosen: Place): Place => {
  const subject = subjectsByName.get(tr.fold(card.subject));
  if (subject && hasTopic(subject, card.topic)) return { subject, topic: card.topic };
  if (isSubjectKey(chosen.subject) && hasTopic(chosen.subject, card.topic))
    return { subject: chosen.subject, topic: card.topic };
  return chosen;
};

/** Image links in files cannot be ours. */
const withoutImages = (text: string) => text.replace(/\/api\/files\//g, '');

export const importFlashcards = (
  { db, clock }: Deps,
  actor: Actor,
  { parts, preview = false, ...chosen }: BodyOf<typeof flashcards.import>,
): Promise<FlashcardImport> => {
  refuseWrongPlace(chosen.subject, chosen.topic);
  const { cards, refused } = readCardFile(withoutImages(parts.join('')), limits);
  for (const { line } of cards.slice(MAX_IMPORTED))
    refused.push({ line, reason: `Bir seferde en fazla ${MAX_IMPORTED} kart alınır` });
  const taken = cards.slice(0, MAX_IMPORTED).map((card) => ({ ...card, ...placeOf(card, chosen) }));
  return db.transaction(async (tx) => {
    const now = clock.now();
    if (!preview && taken.length > 0) {
      await lockOwner(tx, actor.id);
      // Ids of one millisecond are unordered, so sorting keeps the file's order.
      const ids = taken.map(() => newId(now.getTime())).sort();
      const rows = taken.map(({ line: _, difficulty, ...card }, index) => ({
        ...contentsOf({ ...card, difficulty: difficulty ?? 3 }),
        id: ids[index] as string,
      }));
      if ((await insertCards(tx, actor.id, rows, now)) === 0) throw new AppError('flashcard.too_many');
    }
    return {
      count: taken.length,
      sample: taken.slice(0, SAMPLE).map(({ difficulty: _, ...card }) => card),
      refused: refused.slice(0, MAX_REFUSED_SHOWN),
      refusedCount: refused.length,
    };
  });
};

export const exportFlashcards = async (
  { db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof flashcards.export>,
) => {
  const today = studyDay(clock.now());
  const cards = await findCards(db, actor.id, cardFilter(query), {
    today,
    limit: MAX_FLASHCARDS,
    offset: 0,
  });
  const named = cards.map((card) => ({
    ...card,
    subject: isSubjectKey(card.subject) ? subjectOf(card.subject).label : card.subject,
  }));
  return { filename: `netlik-kartlar-${today}.txt`, text: writeCardFile(named) };
};
