import type { QueryOf } from '@netlik/contract/endpoint';
import type { NewQuestionEntry, questionEntries } from '@netlik/contract/question-entries';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic } from '@netlik/domain/yks/subjects';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Idempotency } from '../../http/mount.ts';
import { refuseBadRange, ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { changeDay, lockStudy } from '../study/study-days/study-days.service.ts';
import {
  deleteEntry,
  type EntryRow,
  entryById,
  entryByKey,
  insertEntry,
  listEntries,
  saveEntry,
} from './question-entries.sql.ts';

const rangeOf = ({ date, from, to }: QueryOf<typeof questionEntries.list>) => {
  if (date && (from || to)) throw ruleBroken('date', 'Ya bir gün ya da bir aralık ver');
  if (date) return { from: date, to: date };
  if (!from) throw ruleBroken('from', 'Başlangıç günü gereklidir');
  if (!to) throw ruleBroken('to', 'Bitiş günü gereklidir');
  refuseBadRange(from, to);
  return { from, to };
};

export const entriesOf = ({ db }: Deps, actor: Actor, query: QueryOf<typeof questionEntries.list>) => {
  const { from, to } = rangeOf(query);
  return listEntries(db, actor.id, from, to);
};

/** The values as they are kept: an empty topic or note is none. */
const entryOf = (id: string, body: NewQuestionEntry, now: Date): EntryRow => {
  const { subject, correct, wrong } = body;
  const topic = body.topic || null;
  if (!isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
  if (topic && !hasTopic(subject, topic)) throw ruleBroken('topic', 'Bu konu seçtiğin dersin değil');
  if (body.date > studyDay(now)) throw ruleBroken('date', 'Henüz gelmemiş bir güne soru ekleyemezsin');
  return { _id: id, date: body.date as StudyDay, subject, topic, correct, wrong, note: body.note || null };
};

export const createEntry = (
  { db, clock }: Deps,
  actor: Actor,
  body: NewQuestionEntry,
  given: Idempotency | null,
) => {
  const now = clock.now();
  const entry = entryOf(newId(), body, now);
  return db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const earlier = given && (await entryByKey(tx, actor.id, given.key));
    if (earlier && earlier.bodyHash !== given.bodyHash) throw new AppError('request.idempotency_reused');
    if (earlier) return earlier;
    const { date, correct, wrong } = entry;
    await changeDay(tx, totals, date, { correct, wrong });
    return insertEntry(tx, actor.id, entry, given, now);
  });
};

export const changeEntry = ({ db, clock }: Deps, actor: Actor, id: string, body: NewQuestionEntry) => {
  const now = clock.now();
  const after = entryOf(id, body, now);
  return db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const before = await entryById(tx, actor.id, id);
    if (!before) throw new AppError('question_entry.not_found');
    const taken = { correct: -before.correct, wrong: -before.wrong };
    const { correct, wrong } = after;
    if (before.date === after.date)
      await changeDay(tx, totals, after.date, {
        correct: correct + taken.correct,
        wrong: wrong + taken.wrong,
      });
    else await changeDay(tx, await changeDay(tx, totals, before.date, taken), after.date, { correct, wrong });
    return saveEntry(tx, actor.id, after, now);
  });
};

export const removeEntry = ({ db }: Deps, actor: Actor, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const gone = await deleteEntry(tx, actor.id, id);
    if (!gone) throw new AppError('question_entry.not_found');
    await changeDay(tx, totals, gone.date, { correct: -gone.correct, wrong: -gone.wrong });
    return null;
  });
