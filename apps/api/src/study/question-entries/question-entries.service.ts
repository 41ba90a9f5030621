import type { QueryOf } from '@netlik/contract/endpoint';
import type { NewQuestionEntry, questionEntries } from '@netlik/contract/study/question-entries';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic } from '@netlik/domain/yks/topics';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { dayOf, refuseBadRange, refuseFarDay, ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { changeDay, lockStudy } from '../study-days/study-days.service.ts';
import {
  deleteQuestionEntry,
  findQuestionEntries,
  findQuestionEntry,
  insertQuestionEntry,
  isPlanSubject,
  type LinkedEntry,
  type QuestionEntryRow,
  saveQuestionEntry,
} from './question-entries.sql.ts';

const rangeOf = (query: QueryOf<typeof questionEntries.list>) => {
  const given = (value: string | undefined) => (value === undefined ? undefined : dayOf(value));
  const [date, from, to] = [given(query.date), given(query.from), given(query.to)];
  if (date && (from || to)) throw ruleBroken('date', 'Ya bir gün ya da bir aralık ver');
  if (date) return { from: date, to: date };
  if (!from) throw ruleBroken('from', 'Başlangıç günü gereklidir');
  if (!to) throw ruleBroken('to', 'Bitiş günü gereklidir');
  refuseBadRange(from, to);
  return { from, to };
};

export const listQuestionEntries = (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof questionEntries.list>,
) => {
  const { from, to } = rangeOf(query);
  return findQuestionEntries(db, actor.id, from, to);
};

type UnlinkedEntry = Omit<QuestionEntryRow, 'planSubjectId'>;

/** The plan subject the entry counts for: the given one, the former one, or today's only match. */
const linked = async (
  tx: Transaction,
  actor: Actor,
  entry: UnlinkedEntry,
  given: NewQuestionEntry['planSubjectId'],
  { today, before }: { today: StudyDay; before?: QuestionEntryRow },
): Promise<LinkedEntry> => {
  const { date, subject } = entry;
  if (given && !(await isPlanSubject(tx, actor.id, given, subject)))
    throw ruleBroken('planSubjectId', 'Planında böyle bir ders yok');
  if (given !== undefined) return { ...entry, planSubjectId: given };
  if (before?.date === date && before.subject === subject)
    return { ...entry, planSubjectId: before.planSubjectId };
  return { ...entry, planSubjectId: date === today ? 'fitting' : null };
};

const buildEntry = (id: string, body: NewQuestionEntry, now: Date): UnlinkedEntry => {
  const { subject, correct = 0, wrong = 0 } = body;
  const topic = body.topic || null;
  if (!isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
  if (topic && !hasTopic(subject, topic)) throw ruleBroken('topic', 'Bu konu seçtiğin dersin değil');
  refuseFarDay(body.date, studyDay(now));
  if (body.date > studyDay(now)) throw ruleBroken('date', 'Henüz gelmemiş bir güne soru ekleyemezsin');
  return { _id: id, date: body.date, subject, topic, correct, wrong, note: body.note || null };
};

/** For features that record solved questions in their own transaction. */
export const addQuestionEntry = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  actor: Actor,
  body: NewQuestionEntry,
) => {
  const now = clock.now();
  const entry = buildEntry(newId(), body, now);
  const { date, correct, wrong } = entry;
  await changeDay(tx, await lockStudy(tx, actor.id), date, { correct, wrong });
  const row = await linked(tx, actor, entry, body.planSubjectId, { today: studyDay(now) });
  return insertQuestionEntry(tx, actor.id, row, now);
};

export const createQuestionEntry = (deps: Deps, actor: Actor, body: NewQuestionEntry) =>
  deps.db.transaction((tx) => addQuestionEntry(deps, tx, actor, body));

export const updateQuestionEntry = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  body: NewQuestionEntry,
) => {
  const now = clock.now();
  const after = buildEntry(id, body, now);
  return db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const before = requireRow(await findQuestionEntry(tx, actor.id, id), 'question_entry.not_found');
    const taken = { correct: -before.correct, wrong: -before.wrong };
    const { correct, wrong } = after;
    if (before.date === after.date)
      await changeDay(tx, totals, after.date, {
        correct: correct + taken.correct,
        wrong: wrong + taken.wrong,
      });
    else await changeDay(tx, await changeDay(tx, totals, before.date, taken), after.date, { correct, wrong });
    const row = await linked(tx, actor, after, body.planSubjectId, { today: studyDay(now), before });
    return saveQuestionEntry(tx, actor.id, row, now);
  });
};

export const takeOutQuestionEntry = async (tx: Transaction, userId: string, id: string): Promise<null> => {
  const totals = await lockStudy(tx, userId);
  const removed = requireRow(await deleteQuestionEntry(tx, userId, id), 'question_entry.not_found');
  await changeDay(tx, totals, removed.date, { correct: -removed.correct, wrong: -removed.wrong });
  return null;
};

export const removeQuestionEntry = ({ db }: Deps, actor: Actor, id: string): Promise<null> =>
  db.transaction((tx) => takeOutQuestionEntry(tx, actor.id, id));
