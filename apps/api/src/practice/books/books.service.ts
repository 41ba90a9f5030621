import type { BodyOf, ParamsOf, QueryOf } from '@netlik/contract/endpoint';
import { type BookForm, type BookWithTests, type books, MAX_BOOKS } from '@netlik/contract/practice/books';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic } from '@netlik/domain/yks/topics';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import {
  addQuestionEntry,
  takeOutQuestionEntry,
} from '../../study/question-entries/question-entries.service.ts';
import { lockStudy } from '../../study/study-days/study-days.service.ts';
import {
  countBooks,
  deleteBook,
  deleteTestsFrom,
  findBook,
  findBooks,
  findRefusedTests,
  findTests,
  insertBook,
  insertCopies,
  lockStudents,
  lockTest,
  saveBook,
  saveSolved,
  saveTests,
} from './books.sql.ts';

export const listBooks = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof books.list>) =>
  pageOf(query, await findBooks(db, actor.id, query.limit, offsetOf(query)), await countBooks(db, actor.id));

export const listBooksOfStudent = async ({ db }: Deps, actor: Actor, studentId: string) => {
  await getVisibleStudent(db, actor, studentId);
  return findBooks(db, studentId, MAX_BOOKS, 0);
};

const present = async (db: Executor, userId: string, id: string): Promise<BookWithTests> => {
  const book = requireRow(await findBook(db, userId, id), 'book.not_found');
  return { ...book, tests: await findTests(db, id) };
};

export const getBook = ({ db }: Deps, actor: Actor, id: string) => present(db, actor.id, id);

const refuseSubject = ({ subject, tests }: BookForm): void => {
  if (!isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
  const foreign = tests.findIndex(({ topic }) => topic !== null && !hasTopic(subject, topic));
  if (foreign >= 0) throw ruleBroken(`tests.${foreign}.topic`, 'Bu konu seçtiğin dersin değil');
};

export const createBook = ({ db, clock }: Deps, actor: Actor, form: BookForm) => {
  refuseSubject(form);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const book = { id: newId(now.getTime()), userId: actor.id, most: MAX_BOOKS };
    requireAffected(await insertBook(tx, book, form, now), 'book.full');
    await saveTests(tx, actor.id, book.id, form.tests);
    return present(tx, actor.id, book.id);
  });
};

export const updateBook = ({ db }: Deps, actor: Actor, id: string, form: BookForm) => {
  refuseSubject(form);
  return db.transaction(async (tx) => {
    requireAffected(await saveBook(tx, actor.id, id, form), 'book.not_found');
    const [refused] = await findRefusedTests(tx, id, form.tests);
    if (refused) throw ruleBroken('tests', `${refused.index + 1}. testi çözdün; önce işaretini kaldır`);
    await saveTests(tx, actor.id, id, form.tests);
    await deleteTestsFrom(tx, id, form.tests.length);
    return present(tx, actor.id, id);
  });
};

export const removeBook = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteBook(db, actor.id, id), 'book.not_found');

type At = ParamsOf<typeof books.solve>;

/** Locks the totals first, like every write of question entries, to prevent deadlocks. */
const lockTestOf = async (tx: Transaction, actor: Actor, { id, index }: At) => {
  await lockStudy(tx, actor.id);
  const test = await lockTest(tx, actor.id, id, index);
  if (test) return test;
  throw new AppError((await findBook(tx, actor.id, id)) ? 'book.test_not_found' : 'book.not_found');
};

export const solveTest = (deps: Deps, actor: Actor, at: At, result: BodyOf<typeof books.solve>) =>
  deps.db.transaction(async (tx) => {
    const test = await lockTestOf(tx, actor, at);
    if (test.entryId) throw new AppError('book.test_done');
    const { correct, wrong, blank, date } = result;
    const answers = correct + wrong + blank;
    if (answers === 0) throw ruleBroken('correct', 'En az bir soru gir');
    if (answers > test.questions) throw ruleBroken('blank', `Bu test ${test.questions} soru`);
    const { subject, topic, bookName, name } = test;
    const note = `${bookName} · ${name}`;
    const entry = await addQuestionEntry(deps, tx, actor, { date, subject, topic, correct, wrong, note });
    await saveSolved(tx, at.id, at.index, entry._id, blank);
    return present(tx, actor.id, at.id);
  });

export const unsolveTest = ({ db }: Deps, actor: Actor, at: At) =>
  db.transaction(async (tx) => {
    const { entryId } = await lockTestOf(tx, actor, at);
    if (!entryId) throw new AppError('book.test_not_done');
    await takeOutQuestionEntry(tx, actor.id, entryId);
    return present(tx, actor.id, at.id);
  });

type Giving = Deps & { alsoNotify: (userId: string) => void };

export const shareBook = (
  { db, clock, alsoNotify }: Giving,
  actor: Actor,
  id: string,
  studentIds: readonly string[],
) => {
  const now = clock.now();
  const wanted = [...new Set(studentIds)];
  return db.transaction(async (tx) => {
    requireRow(await findBook(tx, actor.id, id), 'book.not_found');
    if ((await lockStudents(tx, { id: actor.id, at: now }, wanted)) < wanted.length)
      throw new AppError('user.not_found');
    const newIds = wanted.map(() => newId(now.getTime()));
    const given = await insertCopies(tx, { bookId: id, studentIds: wanted, newIds, most: MAX_BOOKS }, now);
    for (const studentId of given) alsoNotify(studentId);
    return { given: given.length, skipped: wanted.length - given.length };
  });
};
