import { check } from '@netlik/contract/check';
import { NewExamAttempt } from '@netlik/contract/exams/exam-attempts';
import type { ImportForm, ImportRow } from '@netlik/contract/exams/exam-imports';
import { attemptNet } from '@netlik/domain/exams/exam-attempts/attempt';
import { attemptIssues } from '@netlik/domain/exams/exam-attempts/attempt-issues';
import { importTexts as texts } from '@netlik/domain/exams/exam-imports/exam-imports.texts';
import { findHeader } from '@netlik/domain/exams/exam-imports/find-header';
import { guessColumns, headerKey, personRoles } from '@netlik/domain/exams/exam-imports/guess-columns';
import { numberKey, studentMatcher } from '@netlik/domain/exams/exam-imports/match-students';
import { columnsIssue, type Result, resultReader } from '@netlik/domain/exams/exam-imports/read-result';
import { limitsOf } from '@netlik/domain/identity/limits';
import { studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import type { TableRow } from '../../spreadsheets/table.ts';
import type { ImportStudent, KnownAttempt } from './exam-imports.sql.ts';

export type ReadColumns = {
  headers: readonly string[];
  roles: string[];
  rows: readonly TableRow[];
  isRemembered: boolean;
};

/** Repeated headers are numbered: the second "D" is "d 2". */
const headerKeys = (headers: readonly string[]) => {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const key = headerKey(header);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  });
};

export const rememberable = ({ headers, roles }: ReadColumns): [string, string][] =>
  headerKeys(headers).map((key, index) => [key, roles[index] ?? '']);

/** Uses the chosen roles, else those of the publisher's last file, else guesses from headers. */
export const readColumns = (
  table: readonly TableRow[],
  { exam, columns }: Pick<ImportForm, 'exam' | 'columns'>,
  remembered: readonly [string, string][] | null,
): ReadColumns => {
  const found = findHeader(
    table.map(({ cells }) => cells),
    exam,
  );
  const rows = table.slice(found.lines);
  const width = Math.max(found.headers.length, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => found.headers[index] ?? '');
  const known = new Map(remembered);
  const keys = headerKeys(headers);
  const isSame = remembered?.every(([key, role]) => role === '' || keys.includes(key)) ?? false;
  const guess = () => (isSame ? keys.map((key) => known.get(key) ?? '') : guessColumns(headers, exam));
  const roles = columns ? headers.map((_, index) => columns[index] ?? '') : guess();
  return { headers, roles, rows, isRemembered: !columns && isSame };
};

export const issueOf = ({ roles }: ReadColumns, exam: ImportForm['exam'], isClass: boolean): string => {
  const repeated = roles.some((role, index) => role !== '' && roles.indexOf(role) !== index);
  if (repeated) return 'Bir şey iki sütunda birden seçilmiş.';
  if (isClass && !personRoles.some((role) => roles.includes(role))) return texts.noPersonColumn;
  return columnsIssue(roles, exam) ?? '';
};

const attemptKey = (userId: string, { date, examType, source, subjects }: Omit<KnownAttempt, 'userId'>) =>
  [
    userId,
    date,
    examType,
    headerKey(source),
    ...(examType ? [] : subjects.map(({ subject }) => subject).sort()),
  ].join(' ');

export type ReadRow = ImportRow & { number: string; body: NewExamAttempt | null };

type Context = {
  form: ImportForm;
  students: readonly ImportStudent[];
  isClass: boolean;
  now: Date;
};

const bodyOf = (result: Result, { form }: Context): NewExamAttempt | null => {
  const date = result.date ?? form.date;
  const source = result.source || form.source;
  return date && source
    ? {
        date,
        source,
        examType: form.exam === 'BRANS' ? null : form.exam,
        subjects: [...result.subjects],
      }
    : null;
};

const problemOf = (result: Result, body: NewExamAttempt | null, { form, now }: Context): string => {
  if (result.reasons.length > 0) return result.reasons.join('; ');
  if (!body) return (result.date ?? form.date) ? texts.noSource : texts.noDate;
  const checked = check(NewExamAttempt, body);
  return (checked.ok ? attemptIssues(body, studyDay(now)) : checked.errors)[0]?.message ?? '';
};

/** Each line is accepted, refused with a reason, or asks for its student. */
export const readRows = (columns: ReadColumns, context: Context): ReadRow[] => {
  const { form, students, isClass } = context;
  const read = resultReader(columns.roles, form.exam);
  const match = studentMatcher(isClass ? students : []);
  const answers = new Map(form.answers?.map(({ line, studentId }) => [line, studentId]));
  const ids = new Set(students.map(({ id }) => id));
  return columns.rows.map(({ line, cells }) => {
    const result = read(cells);
    const body = bodyOf(result, context);
    const problem = problemOf(result, body, context);
    const given = answers.get(line);
    const named = isClass ? match(result) : { studentId: students[0]!.id, candidates: [] };
    const chosen = given && ids.has(given) ? given : named.studentId;
    const isSkipped = isClass && given === null;
    const row = {
      line,
      studentId: chosen,
      candidates: [...named.candidates],
      number: numberKey(result.number),
      name: isClass ? result.name || result.email || result.number : result.source || (form.source ?? ''),
      date: body?.date ?? null,
      source: body?.source ?? '',
      cells: [...cells],
      body,
      net: result.subjects.length > 0 ? attemptNet(result.subjects) : null,
    };
    if (isSkipped) return { ...row, status: 'refused', reason: texts.skipped };
    if (problem !== '') return { ...row, status: 'refused', reason: problem };
    if (chosen) return { ...row, status: 'ready', reason: '' };
    const reason = named.candidates.length > 0 ? texts.whichStudent : texts.unknownStudent;
    return { ...row, status: 'ask', reason };
  });
};

/** Moves rows from `ready` to `refused` if they are duplicates or exceed the monthly limit. */
export const refuseKnown = (
  rows: readonly ReadRow[],
  students: readonly ImportStudent[],
  known: readonly KnownAttempt[],
  months: readonly { userId: string; added: number }[],
): ReadRow[] => {
  const there = new Set(known.map(({ userId, ...attempt }) => attemptKey(userId, attempt)));
  const inFile = new Set<string>();
  const used = new Map(months.map(({ userId, added }) => [userId, added]));
  const limits = new Map(
    students.map((each) => [
      each.id,
      limitsOf(each.tier, { activePlansMax: null, examsPerMonth: each.examsPerMonth }).examsPerMonth,
    ]),
  );
  return rows.map((row) => {
    const { status, studentId, body } = row;
    if (status !== 'ready' || !studentId || !body) return row;
    const key = attemptKey(studentId, body as KnownAttempt);
    const added = used.get(studentId) ?? 0;
    const limit = limits.get(studentId)!;
    const reason = there.has(key)
      ? texts.exists
      : inFile.has(key)
        ? texts.twice
        : added >= limit
          ? texts.monthFull(limit)
          : null;
    if (reason) return { ...row, status: 'refused', reason };
    inFile.add(key);
    used.set(studentId, added + 1);
    return row;
  });
};

export const choicesOf = (students: readonly ImportStudent[]) =>
  tr.sortBy(
    students.map(({ id, name }) => ({ id, name })),
    ({ name }) => name,
  );
