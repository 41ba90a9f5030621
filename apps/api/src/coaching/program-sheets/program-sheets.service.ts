import type { SheetItem, SheetOutcome } from '@netlik/contract/coaching/program-sheets';
import {
  findSheetColumns,
  readSheetCell,
  readSheetLine,
  sheetLine,
} from '@netlik/domain/coaching/program-sheet';
import { programSheetTexts as texts } from '@netlik/domain/coaching/program-sheet.texts';
import { studentMatcher } from '@netlik/domain/exams/exam-imports/match-students';
import { addDays, daysBetween, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { FormFile } from '../../http/form.ts';
import { newId } from '../../ids.ts';
import type { PlanRow, SubjectRow } from '../../planning/daily-plans/plan-rows.service.ts';
import { readUploadedTable } from '../../spreadsheets/read-table.ts';
import type { TableRow } from '../../spreadsheets/table.ts';
import { writeXlsx } from '../../spreadsheets/write-xlsx.ts';
import { findPrograms } from '../coach-programs/programs.sql.ts';
import { type BatchSource, subjectRowOf } from '../program-copies/batch-sources.service.ts';
import { isTouched, write } from '../program-copies/copy-programs.service.ts';
import { insertBatch } from '../program-copies/copy-programs.sql.ts';
import { findSheetStudents } from './program-sheets.sql.ts';

const WEEK = 7;
const MAX_DAYS_AHEAD = 366;
const EVERY = { limit: 100_000, offset: 0 };
const weekday = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'UTC' });
const written = { coachId: null, source: 'coach', withDrafts: true, withArchived: false } as const;

const dayHeader = (day: StudyDay) =>
  `${weekday.format(new Date(`${day}T00:00:00Z`))} ${day.split('-').reverse().join('.')}`;

const lineOf = ({ subject, description, targetMinutes, targetQuestions }: SubjectRow) =>
  sheetLine({ subject, description, minutes: targetMinutes, questions: targetQuestions });

const keyOf = (studentId: string, date: string) => `${studentId} ${date}`;

/** One line per student and one column per day; each line of a cell is a subject. */
export const downloadPrograms = async (
  { db, clock }: Deps,
  actor: Actor,
  { from, group = null }: { from: StudyDay; group?: string | null | undefined },
): Promise<Uint8Array> => {
  const viewer = { id: actor.id, role: actor.role, at: clock.now() };
  const monday = weekStart(from);
  const days = Array.from({ length: WEEK }, (_, index) => addDays(monday, index));
  const students = await findSheetStudents(db, viewer, { group });
  const userIds = students.map(({ id }) => id);
  const range = { ...written, userIds, from: monday, to: days.at(-1)! };
  const cells = new Map(
    (await findPrograms(db, viewer, range, EVERY)).map((plan) => [
      keyOf(plan.userId, plan.date),
      plan.subjects.map(lineOf).join('\n'),
    ]),
  );
  return writeXlsx({
    name: 'Program',
    widths: [24, 28, ...days.map(() => 36)],
    rows: [
      ['Öğrenci', 'E-posta', ...days.map(dayHeader)],
      ...students.map(({ id, name, email }) => [
        name,
        email,
        ...days.map((day) => cells.get(keyOf(id, day)) ?? ''),
      ]),
    ],
  });
};

/**
 * Unchanged lines keep everything the file does not show; changed ones keep topics and videos of their
 * subject.
 */
const subjectsOf = (lines: readonly string[], before: readonly SubjectRow[]): SubjectRow[] | string => {
  const left = [...before];
  const take = (fits: (row: SubjectRow) => boolean) => {
    const index = left.findIndex(fits);
    return index === -1 ? null : left.splice(index, 1)[0]!;
  };
  const same = lines.map((line) => take((row) => lineOf(row) === line));
  const rows: SubjectRow[] = [];
  for (const [index, line] of lines.entries()) {
    const kept = same[index];
    if (kept) {
      rows.push(kept);
      continue;
    }
    const read = readSheetLine(line);
    if (typeof read === 'string') return read;
    const { subject, description, minutes, questions } = read;
    const old = take((row) => row.subject === subject);
    const fresh = subjectRowOf({ subject, description, duration: minutes!, targetQuestions: questions });
    rows.push(old ? { ...fresh, topics: old.topics, videos: old.videos } : fresh);
  }
  return rows;
};

type Planned = SheetItem & { source: BatchSource | null };

const planCell = (
  base: Omit<Planned, 'action' | 'reason' | 'source'>,
  { plan, today }: { plan: PlanRow | undefined; today: StudyDay },
): Planned | null => {
  const refuse = (reason: string): Planned => ({ ...base, action: 'refuse', reason, source: null });
  const lines = readSheetCell(base.text);
  if (typeof lines === 'string') return refuse(lines);
  if (plan && plan.subjects.map(lineOf).join('\n') === lines.join('\n')) return null;
  if (base.date < today) return refuse(texts.past);
  if (daysBetween(today, base.date) > MAX_DAYS_AHEAD) return refuse(texts.farDay);
  if (plan && isTouched(plan)) return refuse(texts.hasWork);
  const subjects = subjectsOf(lines, plan?.subjects ?? []);
  if (typeof subjects === 'string') return refuse(subjects);
  const source: BatchSource = {
    id: null,
    offset: 0,
    title: plan?.title ?? null,
    motivationNote: plan?.motivationNote ?? '',
    status: plan?.status === 'draft' ? 'draft' : 'active',
    subjects,
  };
  return { ...base, action: plan ? 'replace' : 'create', reason: '', source };
};

/** Plans every filled cell; the students must be locked. */
const planSheet = async (tx: Transaction, actor: Actor, table: readonly TableRow[], now: Date) => {
  const columns = findSheetColumns(table.map(({ cells }) => cells));
  if (!columns) throw new AppError('table.no_columns');
  const viewer = { id: actor.id, role: actor.role, at: now };
  const students = await findSheetStudents(tx, viewer, { isLocked: true });
  const match = studentMatcher(students.map((student) => ({ ...student, numbers: [] })));
  const dates = columns.days.map(({ date }) => date).sort();
  const userIds = students.map(({ id }) => id);
  const range = { ...written, userIds, from: dates[0]!, to: dates.at(-1)! };
  const there = new Map(
    (await findPrograms(tx, viewer, range, EVERY)).map((plan) => [keyOf(plan.userId, plan.date), plan]),
  );
  const seen = new Set<string>();
  const planned = table.slice(columns.lines).flatMap(({ line, cells }) => {
    const name = cells[columns.name] ?? '';
    const email = cells[columns.email] ?? '';
    const { studentId, candidates } = match({ name, email, number: '' });
    return columns.days.flatMap(({ column, date }): Planned[] => {
      const text = cells[column] ?? '';
      if (text === '') return [];
      const base = { line, name: name || email, studentId, date, text };
      const refuse = (reason: string): Planned => ({ ...base, action: 'refuse', reason, source: null });
      if (!studentId) return [refuse(candidates.length > 0 ? texts.whichStudent : texts.unknownStudent)];
      const key = keyOf(studentId, date);
      if (seen.has(key)) return [refuse(texts.twice)];
      seen.add(key);
      const cell = planCell(base, { plan: there.get(key), today: studyDay(now) });
      return cell ? [cell] : [];
    });
  });
  return { planned, there };
};

const present = ({ source: _, ...item }: Planned): SheetItem => ({
  ...item,
  text: item.action === 'refuse' ? item.text : '',
});

export const previewSheet = async (
  { db, clock }: Deps,
  actor: Actor,
  files: AsyncIterable<FormFile>,
): Promise<SheetItem[]> => {
  const table = await readUploadedTable(actor.id, files);
  return db.transaction(async (tx) => (await planSheet(tx, actor, table, clock.now())).planned.map(present));
};

/** One transaction and one batch, which undo treats like a copy. */
export const createFromSheet = async (
  deps: Deps,
  actor: Actor,
  files: AsyncIterable<FormFile>,
): Promise<SheetOutcome> => {
  const table = await readUploadedTable(actor.id, files);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { planned, there } = await planSheet(tx, actor, table, now);
    const items = planned.map(present);
    const taken = planned.flatMap(({ studentId, date, action, source }) =>
      studentId && source && action !== 'refuse' ? [{ studentId, date, action, source, reason: null }] : [],
    );
    if (taken.length === 0) return { batchId: null, items };
    const done = await write(deps, tx, actor, { planned: taken, there }, actor.id);
    const id = newId();
    const students = new Set(taken.map(({ studentId }) => studentId)).size;
    await insertBatch(tx, { id, userId: actor.id, items: done, students }, now);
    return { batchId: id, items };
  });
};
