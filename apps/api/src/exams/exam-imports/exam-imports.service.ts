import type {
  ImportForm,
  ImportOutcome,
  ImportPreview,
  ImportRow,
} from '@netlik/contract/exams/exam-imports';
import { attemptNet, sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import { headerKey } from '@netlik/domain/exams/exam-imports/guess-columns';
import { monthStart, studyDay } from '@netlik/domain/study-day';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { FormFile } from '../../http/form.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { notifyEach } from '../../platform/notifications/notifications.service.ts';
import { readUploadedTable } from '../../spreadsheets/read-table.ts';
import {
  deleteImported,
  findAttemptsOn,
  findClass,
  findColumns,
  findMonths,
  type ImportStudent,
  insertImport,
  lockImport,
  lockMonths,
  type NewAttempt,
  saveColumns,
  saveImportUndone,
  saveNumbers,
} from './exam-imports.sql.ts';
import {
  choicesOf,
  issueOf,
  type ReadColumns,
  type ReadRow,
  readColumns,
  readRows,
  refuseKnown,
  rememberable,
} from './read-import.service.ts';

const UNDO_MS = 24 * 3_600_000;

type Upload = { form: ImportForm; files: AsyncIterable<FormFile> };

const isClassOf = (actor: Actor) => actor.role === 'coach';

const sourceKeyOf = ({ source }: ImportForm) => headerKey(source ?? '') || '-';

/** Students that may receive results: the coach's present ones, or the user alone. */
const findStudents = (db: Executor, actor: Actor, isLocked: boolean, now: Date) =>
  isClassOf(actor)
    ? findClass(db, { id: actor.id, at: now }, isLocked)
    : [
        {
          id: actor.id,
          name: '',
          email: '',
          numbers: [],
          tier: actor.tier,
          examsPerMonth: actor.limits.examsPerMonth,
        } satisfies ImportStudent,
      ];

const readAll = async (
  db: Executor,
  columns: ReadColumns,
  { form, students, isClass, now }: Parameters<typeof readRows>[1],
  isLocked: boolean,
) => {
  const rows = readRows(columns, { form, students, isClass, now });
  const ready = rows.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return rows;
  const ids = [...new Set(ready.map(({ studentId }) => studentId!))].sort();
  const days = [...new Set(ready.map(({ date }) => date!))];
  const month = monthStart(studyDay(now));
  const months = isLocked ? await lockMonths(db, ids, month) : await findMonths(db, ids, month);
  return refuseKnown(rows, students, await findAttemptsOn(db, ids, days), months);
};

/** Accepted lines need no cells; only the others return to the coach. */
const present = ({ number: _, body: _body, ...row }: ReadRow): ImportRow => ({
  ...row,
  cells: row.status === 'ready' ? [] : row.cells,
});

export const previewImport = async (
  { db, clock }: Deps,
  actor: Actor,
  { form, files }: Upload,
): Promise<ImportPreview> => {
  const table = await readUploadedTable(actor.id, files);
  const now = clock.now();
  const isClass = isClassOf(actor);
  const remembered = form.columns ? null : await findColumns(db, actor.id, sourceKeyOf(form), form.exam);
  const columns = readColumns(table, form, remembered);
  const students = await findStudents(db, actor, false, now);
  const issue = issueOf(columns, form.exam, isClass);
  const rows = issue === '' ? await readAll(db, columns, { form, students, isClass, now }, false) : [];
  return {
    columns: columns.headers.map((header, index) => ({
      header,
      role: columns.roles[index]!,
      sample: columns.rows
        .slice(0, 3)
        .map(({ cells }) => cells[index] ?? '')
        .filter(Boolean)
        .join(' · ')
        .slice(0, 80),
    })),
    isRemembered: columns.isRemembered,
    issue,
    rows: rows.map(present),
    students: isClass ? choicesOf(students) : [],
  };
};

const attemptOf = ({ studentId, body }: ReadRow, now: Date): NewAttempt => {
  const { date, source, examType, subjects } = body!;
  const id = newId(now.getTime());
  return { id, userId: studentId!, date, source, examType, subjects, ...sumAnswers(subjects) };
};

const netText = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 });

const notifyStudents = (deps: Deps, tx: Transaction, attempts: readonly NewAttempt[]) =>
  notifyEach(
    deps,
    tx,
    attempts.map(({ userId, source, subjects }) => ({
      userId,
      draft: {
        title: 'Deneme sonucun eklendi',
        body: `Koçun ${source} sonucunu ekledi: ${netText.format(attemptNet(subjects))} net.`,
        category: 'coach',
        type: 'exam.imported',
        actionUrl: '/exam-tracker',
      },
    })),
  );

/** Stores all acceptable lines in one transaction; returns the others and the affected people. */
export const createImport = async (
  deps: Deps,
  actor: Actor,
  { form, files }: Upload,
): Promise<ImportOutcome & { userIds: string[] }> => {
  const table = await readUploadedTable(actor.id, files);
  const now = deps.clock.now();
  const isClass = isClassOf(actor);
  return deps.db.transaction(async (tx) => {
    const remembered = form.columns ? null : await findColumns(tx, actor.id, sourceKeyOf(form), form.exam);
    const columns = readColumns(table, form, remembered);
    const issue = issueOf(columns, form.exam, isClass);
    if (issue !== '') throw ruleBroken('columns', issue);
    if (!isClass) await lockOwner(tx, actor.id);
    const students = await findStudents(tx, actor, true, now);
    const rows = await readAll(tx, columns, { form, students, isClass, now }, true);
    const ready = rows.filter(({ status }) => status === 'ready');
    // The reply is stored for weeks under its idempotency key, so it omits the lines shown in the preview.
    const others = rows
      .filter(({ status }) => status !== 'ready')
      .map((row) => ({ ...present(row), cells: [] }));
    if (ready.length === 0) return { importId: null, added: 0, rows: others, userIds: [] };
    const importId = newId(now.getTime());
    const attempts = ready.map((row) => attemptOf(row, now));
    const month = monthStart(studyDay(now));
    await insertImport(tx, { id: importId, userId: actor.id, attempts }, month, now);
    const sourceKey = sourceKeyOf(form);
    await saveColumns(tx, actor.id, { sourceKey, exam: form.exam, columns: rememberable(columns) }, now);
    const numbered = ready.filter(({ number }) => number !== '' && number.length <= 40);
    if (isClass && numbered.length > 0)
      await saveNumbers(
        tx,
        actor.id,
        numbered.map(({ number, studentId }) => ({ number, studentId: studentId! })),
      );
    if (isClass) await notifyStudents(deps, tx, attempts);
    const userIds = [...new Set(attempts.map(({ userId }) => userId))];
    return { importId, added: attempts.length, rows: others, userIds };
  });
};

export const undoImport = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const since = new Date(now.getTime() - UNDO_MS);
    const { createdAt, canUndo } = requireRow(
      await lockImport(tx, actor.id, id, since),
      'exam_import.not_found',
    );
    if (!canUndo) throw new AppError('exam_import.nothing_to_undo');
    const gone = (await deleteImported(tx, { id: actor.id, at: now }, id)).map(({ userId }) => userId);
    const month = monthStart(studyDay(new Date(createdAt)));
    const kept = await saveImportUndone(tx, id, { userIds: gone, month, now });
    return { removed: gone.length, kept, userIds: [...new Set(gone)] };
  });
