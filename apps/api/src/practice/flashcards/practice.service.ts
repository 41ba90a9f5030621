import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import { type flashcards, type Grade, UNDO_MINUTES } from '@netlik/contract/practice/flashcards';
import { type Memory, scheduleAnswer } from '@netlik/domain/practice/repetition/schedule';
import { daysBetween, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { reviewPlan } from './flashcards.service.ts';
import { findOverview, findPracticeCards, lockCard } from './flashcards.sql.ts';
import { insertAnswer, saveSchedule, takeLastAnswer } from './practice.sql.ts';
import { findLastReviewDay } from './review-limit.service.ts';
import { presentCard } from './stored-card.ts';

const MAX_LATE_MS = 30 * 86_400_000;

const nextDays = (memory: Memory | null, today: StudyDay, lastDay: StudyDay) => {
  const after = (grade: Grade) => daysBetween(today, scheduleAnswer(memory, grade, today, lastDay).dueDay);
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
};

export const listPracticeCards = async (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  { subject, topic, limit, scope }: QueryOf<typeof flashcards.practice>,
) => {
  const now = clock.now();
  const today = studyDay(now);
  const parts =
    scope === 'today'
      ? { ...reviewPlan(await findOverview(db, actor.id, today), today).today, any: 0 }
      : { due: limit, fresh: limit, any: limit };
  const filter = { subject, topic: topic || undefined };
  const cards = await findPracticeCards(db, actor.id, filter, { today, limit, ...parts });
  const lastDay = await findLastReviewDay(db, actor.id, today);
  return cards.map((card) => ({
    nextDays: nextDays(card.memory, today, lastDay),
    ...presentCard(card, fileLinks, now),
  }));
};

/** Now, or earlier on a device without a connection. */
export const answerTime = (answeredAt: string | undefined, now: Date): Date => {
  if (answeredAt === undefined) return now;
  const given = new Date(answeredAt);
  if (now.getTime() - given.getTime() > MAX_LATE_MS)
    throw ruleBroken('answeredAt', 'Yanıt 30 günden eski olamaz');
  // A fast clock would put the review on a future day.
  return given > now ? now : given;
};

type Answer = BodyOf<typeof flashcards.answer>;

export const gradeOf = ({ correct, grade }: Pick<Answer, 'correct' | 'grade'>) => {
  if (grade !== undefined && (grade === 'again') === correct)
    throw ruleBroken('grade', 'Derece, yanıtın doğru olup olmadığıyla çelişiyor');
  return grade ?? (correct ? 'good' : 'again');
};

export const answerCard = ({ db, clock, fileLinks }: Deps, actor: Actor, id: string, body: Answer) => {
  const now = clock.now();
  const grade = gradeOf(body);
  const day = studyDay(answerTime(body.answeredAt, now));
  return db.transaction(async (tx) => {
    // Undoing the last answer also waits for this lock.
    await lockOwner(tx, actor.id);
    const card = requireRow(await lockCard(tx, actor.id, id), 'flashcard.not_found');
    const { timesShown, timesCorrect, memory, dueDay } = card;
    const next = scheduleAnswer(memory, grade, day, await findLastReviewDay(tx, actor.id, studyDay(now)));
    const after = {
      timesShown: timesShown + 1,
      timesCorrect: timesCorrect + (body.correct ? 1 : 0),
      ...next,
    };
    await saveSchedule(tx, actor.id, id, after, now);
    const before = { timesShown, timesCorrect, memory, dueDay };
    await insertAnswer(tx, { id: newId(), userId: actor.id, cardId: id, grade, day, before, now });
    const { stability, lapses } = next.memory;
    return presentCard({ ...card, ...after, stability, lapses }, fileLinks, now);
  });
};

export const undoAnswer = ({ db, clock, fileLinks }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    await lockOwner(tx, actor.id);
    const since = new Date(now.getTime() - UNDO_MINUTES * 60_000);
    const card = requireRow(await lockCard(tx, actor.id, id), 'flashcard.not_found');
    const { before } = requireRow(await takeLastAnswer(tx, actor.id, id, since), 'flashcard.nothing_to_undo');
    await saveSchedule(tx, actor.id, id, before, now);
    const { stability = null, lapses = 0 } = before.memory ?? {};
    return presentCard({ ...card, ...before, stability, lapses }, fileLinks, now);
  });
