import type { QueryOf } from '@netlik/contract/endpoint';
import type {
  FlashcardChange,
  FlashcardOverview,
  flashcards,
  NewFlashcard,
} from '@netlik/contract/practice/flashcards';
import { lastReviewDay } from '@netlik/domain/practice/repetition/last-day';
import { NEW_A_DAY, spreadReviews } from '@netlik/domain/practice/repetition/spread';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic, topicsOf } from '@netlik/domain/yks/topics';
import type { Executor } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { ownsFiles } from '../../platform/uploads/uploads.service.ts';
import {
  type CardFilter,
  countCards,
  deleteCard,
  findCards,
  findOverview,
  insertCards,
  lockCard,
  type OverviewRow,
  saveContents,
} from './flashcards.sql.ts';
import { type CardContents, contentsOf, presentCard } from './stored-card.ts';

const FORECAST_DAYS = 14;

export const cardFilter = ({ subject, topic, search, state }: CardFilter): CardFilter => ({
  subject,
  topic: topic || undefined,
  search: search ? tr.fold(search) : undefined,
  state,
});

export const listFlashcards = async (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  query: QueryOf<typeof flashcards.list>,
) => {
  const now = clock.now();
  const today = studyDay(now);
  const filter = cardFilter(query);
  const cards = await findCards(db, actor.id, filter, { today, limit: query.limit, offset: offsetOf(query) });
  const total = await countCards(db, actor.id, filter, today);
  return pageOf(
    query,
    cards.map((card) => presentCard(card, fileLinks, now)),
    total,
  );
};

export const reviewPlan = (row: OverviewRow, today: StudyDay) => {
  const lastDay = lastReviewDay(today, row.targetYear, row.examDates);
  const forecast = spreadReviews(row.due, {
    today,
    lastDay,
    doneToday: row.reviewedToday,
    days: FORECAST_DAYS,
  });
  const fresh = Math.min(row.fresh, Math.max(0, NEW_A_DAY - row.introducedToday));
  return { lastDay, forecast, today: { due: forecast[0]?.count ?? 0, fresh } };
};

export const getOverview = async ({ db, clock }: Deps, actor: Actor): Promise<FlashcardOverview> => {
  const today = studyDay(clock.now());
  const row = await findOverview(db, actor.id, today);
  return {
    ...reviewPlan(row, today),
    total: row.total,
    answeredToday: row.reviewedToday + row.introducedToday,
    successRate: row.shown > 0 ? Math.round((100 * row.correct) / row.shown) : null,
    learned: row.learned,
    leeches: row.leeches,
  };
};

/** Subjects without topics accept any topic. */
export const refuseWrongPlace = (subject: string, topic: string) => {
  if (!isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
  if (topicsOf(subject).length > 0 && !hasTopic(subject, topic))
    throw ruleBroken('topic', 'Bu konu seçtiğin derse ait değil');
};

const refuseForeignImages = async (tx: Executor, actor: Actor, { images, answer }: CardContents) => {
  if (!(await ownsFiles(tx, actor.id, images)))
    throw ruleBroken(
      images.some((path) => answer.includes(path)) ? 'answer' : 'question',
      'Bu resmi yeniden yükle',
    );
};

export const createFlashcard = (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  { tags = [], difficulty = 3, ...card }: NewFlashcard,
) => {
  refuseWrongPlace(card.subject, card.topic);
  const contents = contentsOf({ ...card, tags, difficulty });
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockOwner(tx, actor.id);
    await refuseForeignImages(tx, actor, contents);
    const id = newId(now.getTime());
    if ((await insertCards(tx, actor.id, [{ ...contents, id }], now)) === 0)
      throw new AppError('flashcard.too_many');
    return presentCard(
      {
        ...contents,
        id,
        timesShown: 0,
        timesCorrect: 0,
        memory: null,
        dueDay: null,
        stability: null,
        lapses: 0,
      },
      fileLinks,
      now,
    );
  });
};

export const updateFlashcard = (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  id: string,
  change: FlashcardChange,
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const before = requireRow(await lockCard(tx, actor.id, id), 'flashcard.not_found');
    const contents = contentsOf({
      subject: change.subject ?? before.subject,
      topic: change.topic ?? before.topic,
      question: change.question ?? before.question,
      answer: change.answer ?? before.answer,
      tags: change.tags ?? before.tags,
      difficulty: change.difficulty ?? before.difficulty,
    });
    refuseWrongPlace(contents.subject, contents.topic);
    await refuseForeignImages(tx, actor, contents);
    await saveContents(tx, actor.id, { ...contents, id }, now);
    return presentCard({ ...before, ...contents }, fileLinks, now);
  });

export const removeFlashcard = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteCard(db, actor.id, id), 'flashcard.not_found');
