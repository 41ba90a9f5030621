import { parseStudyDay, type StudyDay } from '../../study-day.ts';
import { blanksOf, type SubjectAnswers } from '../exam-attempts/attempt.ts';
import { type AnswerRow, answerRows, type ImportedExam } from './answer-rows.ts';
import { importTexts as texts } from './exam-imports.texts.ts';
import type { ColumnRole } from './guess-columns.ts';

export interface Result {
  readonly number: string;
  readonly email: string;
  readonly name: string;
  readonly date: StudyDay | null;
  readonly source: string;
  readonly subjects: readonly SubjectAnswers[];
  readonly reasons: readonly string[];
}

/** Reads `2026-11-14`, `14.11.2026` or `14/11/26`. */
export function readDay(text: string): StudyDay | null {
  const turkish = /^(\d{1,2})[./-](\d{1,2})[./-](?:20)?(\d{2})(?:\s.*)?$/.exec(text);
  if (!turkish) return parseStudyDay(text.slice(0, 10));
  const [, day = '', month = '', year = ''] = turkish;
  return parseStudyDay(`20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Null for an empty cell, NaN for text that is no count. */
const readCount = (text: string): number | null => {
  if (text === '' || text === '-') return null;
  return /^\d{1,3}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
};

type Cell = (role: ColumnRole) => string;

const answersOf = (row: AnswerRow, cell: Cell): SubjectAnswers | string | null => {
  const given = { correct: cell(`${row.key}.correct`), wrong: cell(`${row.key}.wrong`) };
  const [correct, wrong, blank] = [given.correct, given.wrong, cell(`${row.key}.blank`)].map(readCount);
  for (const [measure, count] of [
    [texts.correct, correct],
    [texts.wrong, wrong],
    [texts.blank, blank],
  ] as const)
    if (count !== null && !(count! <= 200)) return texts.badCount(row.name, measure);
  if (correct === null && wrong === null) return null;
  const counts = { correct: correct ?? 0, wrong: wrong ?? 0 };
  return {
    subject: row.subject,
    ...(row.part && { part: row.part }),
    ...counts,
    blank:
      blank ?? (row.questionCount === null ? 0 : blanksOf(row.questionCount, counts.correct, counts.wrong)),
  };
};

export function columnsIssue(columns: readonly ColumnRole[], exam: ImportedExam): string | null {
  const rows = answerRows(exam).filter(({ key }) => columns.some((role) => role.startsWith(`${key}.`)));
  if (rows.length === 0) return texts.noAnswerColumns;
  for (const { key, name } of rows)
    for (const measure of ['correct', 'wrong'] as const)
      if (!columns.includes(`${key}.${measure}`)) return texts.columnMissing(name, texts[measure]);
  return null;
}

export function resultReader(columns: readonly ColumnRole[], exam: ImportedExam) {
  const at = new Map(columns.map((role, index) => [role, index]));
  const rows = answerRows(exam).filter(({ key }) => at.has(`${key}.correct`));
  return (cells: readonly string[]): Result => {
    const cell: Cell = (role) => cells[at.get(role) ?? -1] ?? '';
    const reasons: string[] = [];
    const subjects: SubjectAnswers[] = [];
    for (const row of rows) {
      const answers = answersOf(row, cell);
      if (typeof answers === 'string') reasons.push(answers);
      else if (answers) subjects.push(answers);
    }
    const date = readDay(cell('date'));
    if (cell('date') !== '' && !date) reasons.push(texts.badDate);
    if (subjects.length === 0 && reasons.length === 0) reasons.push(texts.noResult);
    return {
      number: cell('number'),
      email: cell('email'),
      name: `${cell('name')} ${cell('surname')}`.trim(),
      date,
      source: cell('source'),
      subjects,
      reasons,
    };
  };
}
